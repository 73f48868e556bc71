import type { Preview } from '@storybook/react-vite';
import '#styles/tokens.css';
import '#styles/base.css';
import './fonts.css';
import { delivery } from '#domain/fulfillment/order-type.ts';
import { dismissToast, shownToasts } from '#stores/lib/toasts.ts';
import { forgetUnsaved } from '#stores/lib/unsaved.ts';
import { emptyCart } from '#stores/shop/cart.ts';
import { clearCheckout } from '#stores/shop/checkout.ts';
import { forgetMenu } from '#stores/shop/menu.ts';
import { dropMenuChange } from '#stores/shop/menu-change.ts';
import { forgetPlaces } from '#stores/shop/places.ts';
import { chooseOrderType, closeFulfillmentPicker, forgetPlace } from '#stores/shop/preferences.ts';
import { forgetTable } from '#stores/shop/table-note.ts';
import { startClock } from './clock.ts';
import { type MockScenario, openNetwork, setMockScenario } from './network.ts';
import { withToolbar } from './with-toolbar.tsx';

const widths = { narrow: 320, phone: 390, tablet: 768, workspace: 1440 };
const viewports = Object.entries(widths).map(([name, width]) => [
  name,
  { name: `${width}`, styles: { width: `${width}px`, height: '844px' } },
]);

const preview: Preview = {
  // each component has a page made from its JSDoc, its props and its stories
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['ru', 'en', 'uz'], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    orderType: {
      description: 'Order type',
      toolbar: { icon: 'location', items: ['delivery', 'pickup'], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: 'ru', scheme: 'light', orderType: 'delivery', viewport: { value: 'phone' } },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: Object.fromEntries(viewports) },
    options: { storySort: { method: 'alphabetical' } },
  },
  decorators: [withToolbar],
  beforeAll: () => {
    const ends = [startClock(), openNetwork()];
    return () => {
      for (const end of ends) end();
    };
  },
  beforeEach: ({ parameters }) => {
    // Clears the state that the previous story has left; story tests share a page, also those of other files.
    emptyCart();
    forgetPlace();
    clearCheckout();
    chooseOrderType(delivery);
    closeFulfillmentPicker();
    dropMenuChange();
    forgetPlaces();
    forgetMenu();
    forgetUnsaved();
    forgetTable();
    for (const { id } of shownToasts()) dismissToast(id);
    setMockScenario((parameters['network'] as MockScenario | undefined) ?? 'ordinary');
  },
};

export default preview;
