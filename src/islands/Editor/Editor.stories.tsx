import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { editSettings, loadWorkspace } from '#stores/editor/workspace.ts';
import { setMockScenario } from '../../../.storybook/network.ts';
import { Editor } from './Editor.tsx';

const meta: Meta<typeof Editor> = {
  component: Editor,
  parameters: { namespace: 'editor' },
  globals: { viewport: { value: 'desk' } },
  args: { isSignedIn: true },
  beforeEach: async () => {
    await loadWorkspace();
  },
};
export default meta;
type Story = StoryObj<typeof Editor>;

/** Nobody has come in yet. */
export const Empty: Story = { args: { isSignedIn: false } };

export const Ordinary: Story = {};

/** Texts that are too long, in every language another one. */
export const Extreme: Story = {
  play: async ({ canvasElement }) => {
    await loadWorkspace();
    // What the workbench would save is its own draft again.
    setMockScenario('silent');
    const [field] = await within(canvasElement).findAllByRole('textbox');
    const aboutUs = {
      ru: 'Очень длинный текст, 24 часа. '.repeat(900),
      en: '',
      uz: "O'zbek taomlari <script>1</script> [x](/y) ".repeat(200),
    };
    editSettings((settings) => ({ ...settings, aboutUs }));
    await waitFor(() => expect(field).toHaveValue(aboutUs.ru));
  },
};

/** The draft does not come. */
export const Broken: Story = { parameters: { network: 'broken' } };
