/** Appends the twins who share the pages of some idols, as companions. */
export const withTwins = <Idol extends { slug: string; role: string; twinRecord: unknown }>(
  idols: readonly Idol[],
) => [
  ...idols.map((idol) => ({ key: idol.slug, role: idol.role, idol, isTwin: false })),
  ...idols
    .filter(({ twinRecord }) => twinRecord)
    .map((idol) => ({ key: `${idol.slug} twin`, role: "beside", idol, isTwin: true })),
];
