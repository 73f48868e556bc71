import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { editSettings, loadWorkspace } from '#stores/editor/workspace.ts';
import { setMockScenario } from '../../../../.storybook/network.ts';
import { Editor } from './Editor.tsx';

const meta: Meta<typeof Editor> = {
  component: Editor,
  parameters: { namespace: ['editor', 'publish-bar'] },
  render: (args) => <Editor {...args} barWords={args.words} />,
  globals: { viewport: { value: 'desk' } },
  args: { isSignedIn: true },
  beforeEach: async () => {
    await loadWorkspace();
  },
};
export default meta;
type Story = StoryObj<typeof Editor>;

/** No editor is signed in. */
export const Empty: Story = { args: { isSignedIn: false } };

export const Ordinary: Story = {};

/** Texts that are too long, different in every language. */
export const Extreme: Story = {
  play: async ({ canvasElement }) => {
    await loadWorkspace();
    // A response would contain the unchanged demo draft.
    setMockScenario('silent');
    await within(canvasElement).findAllByRole('textbox');
    const aboutUs = {
      ru: 'Очень длинный текст, 24 часа. '.repeat(900),
      en: '',
      uz: "O'zbek taomlari <script>1</script> [x](/y) ".repeat(200),
    };
    editSettings((settings) => ({ ...settings, aboutUs }));
    await waitFor(() => expect(within(canvasElement).getAllByRole('textbox')[0]).toHaveTextContent(aboutUs.ru.trim()));
  },
};

/** The draft fails to load. */
export const Broken: Story = { parameters: { network: 'broken' } };
