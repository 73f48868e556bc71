import { addBuiltIns } from './built-ins.ts';

// to be imported before what calls them, as in a worker, which the script of the page does not reach
addBuiltIns();
