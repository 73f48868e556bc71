/** The picture of a printer: only the board has it, so it is not in the icons that customers load. */
export function Printer() {
  return (
    <svg className="icon" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 9V3h10v6M7 18H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v7H7zM17 12h.01" />
    </svg>
  );
}
