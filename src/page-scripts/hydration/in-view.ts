/** The directive `client:inview`, an inline script: an island hydrates when it comes into view, and nothing is fetched before. */
declare const islandRuntimeUrl: string;
type Load = () => Promise<() => Promise<void>>;

const observer = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  observer.disconnect();
  void import(islandRuntimeUrl);
});

/** An island has no box of its own, its children have. */
document.addEventListener('DOMContentLoaded', () => {
  for (const part of document.querySelectorAll('astro-island>*')) observer.observe(part);
});

export default async (load: Load): Promise<void> => {
  const hydrate = await load();
  await hydrate();
};
