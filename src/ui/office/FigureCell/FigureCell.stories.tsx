import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../page-parts.module.css';
import { FigureCell } from './FigureCell.tsx';

const meta: Meta<typeof FigureCell> = {
  component: FigureCell,
  render: ({ label, value }) => (
    <div className={styles['figures']}>
      <table>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col" className={styles['figure']}>
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">1</th>
            <FigureCell label={label} value={value} />
          </tr>
        </tbody>
      </table>
    </div>
  ),
  parameters: {
    cannotBe: { Broken: 'a table is shown only with its data' },
    texts: { ru: { label: 'Стоимость' }, en: { label: 'Cost' }, uz: { label: 'Narxi' } },
  },
};
export default meta;
type Story = StoryObj<typeof FigureCell>;

/** It is not known. */
export const Empty: Story = { args: { value: '—' } };

export const Ordinary: Story = { args: { value: '12 500' } };

export const Extreme: Story = {
  args: { value: '999 999 999 999' },
  parameters: {
    texts: {
      ru: { label: 'Возвращено покупателям за день' },
      en: { label: 'Returned to customers on the day' },
      uz: { label: 'Kun davomida xaridorlarga qaytarilgan' },
    },
  },
};
