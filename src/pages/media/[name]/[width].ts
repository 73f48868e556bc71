/** One size of a stored picture. */
export { GET } from '../[name].ts';
