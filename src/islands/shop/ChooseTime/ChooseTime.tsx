import { translator, type Words } from '#domain/words.ts';
import { openFulfillmentPicker } from '#stores/shop/preferences.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';

interface ChooseTimeProps {
  words: Words;
}

/**
 * The button of a dish that is not served at present: opens the sheet "where and when", where another time is chosen.
 *
 * ## Why an island?
 *
 * The sheet belongs to the header's island, which is opened by a store.
 */
export const ChooseTime = withErrorBoundary(function ChooseTime({ words }: ChooseTimeProps) {
  return <Button onClick={openFulfillmentPicker}>{translator<'choose-time'>(words)('choose')}</Button>;
});
