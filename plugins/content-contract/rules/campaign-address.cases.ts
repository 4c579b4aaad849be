import type { BrokenCase } from "../testing/broken-content";

const broken = (what: string, slug: string, says: string): BrokenCase => {
  const file = `campaigns/${slug.replace("/", ".")}.json`;
  return {
    what,
    breaks: (content) => {
      const other = content.read("campaigns/spri_debut.json");
      content.write(file, other.replace('"slug": "spri_debut"', `"slug": "${slug}"`));
    },
    file,
    rule: "campaign-address",
    at: `"slug": ^"${slug}"`,
    says: [says, "an address that nothing else has"],
  };
};

export const cases: BrokenCase[] = [
  broken("a campaign at the address of a page of ours", "download", '"/download" is another page'),
  broken("a campaign at the address of a trip", "trip03", '"/trip03" is another page'),
  broken("a campaign at the address of a legal page", "privacy", '"/privacy" is another page'),
  broken("a campaign among files", "data/v1", '"/data/v1" is where files are'),
];
