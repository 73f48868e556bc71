/** The response of `/fragments/search` for a menu of three dishes. */
export function searchPageHtml({ isLarge = false }: { readonly isLarge?: boolean } = {}): string {
  const dishes = [
    { id: '1', names: ['Плов', 'Osh'], descriptions: ['Рис'] },
    { id: '2', names: ['Жареный лагман', 'Qovurma lagʻmon'], descriptions: ['Лапша, как плов'] },
    { id: '3', names: ['Лагман', 'Lagʻmon'], descriptions: [] },
  ];
  const documents = isLarge ? null : dishes.map((dish) => ({ ...dish, groups: [] }));
  const popular = [{ id: '1', href: '/product/1', name: 'Плов', price: '52 000 сум', image: null }];
  const categories = ['Супы', 'Плов'].map((name, index) => ({ href: `/?folder=${index}`, name }));
  const cards = dishes.map(
    ({ id, names }) =>
      `<article data-card="${id}" data-price="52000"><h3><a href="/product/${id}">${names[0]}</a></h3><p><b></b></p>
       <div data-stepper><button type="button" data-add aria-label="Добавить"></button></div></article>`,
  );
  return `
    <script type="application/json">${JSON.stringify({ documents, popular, categories })}</script>
    <div data-results><h1 data-found="3" data-showing="Показываем «{{meant}}» вместо «{{query}}»">Поиск: {{query}}</h1><h2 data-found-text></h2><section><div>${cards.join('')}</div></section>
      <section><h2>Похожие блюда</h2><div>${cards[0]}</div></section></div>
    <div data-nothing><h1 data-found="0" data-showing="Показываем «{{meant}}» вместо «{{query}}»">Поиск: {{query}}</h1><div><h2>По запросу «{{query}}» ничего нет</h2></div>
      <section><h2>Популярные блюда</h2><div>${cards[0]}${cards[2]}</div></section></div>`;
}
