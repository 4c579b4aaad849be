import { curly } from "./curly";

it.each([
  ["Eichi's friend", "Eichi’s friend"],
  ['"Tea," he said, "or \'tea\'."', "“Tea,” he said, “or ‘tea’.”"],
  ["the 'dogs' day (\"all\" of it)", "the ‘dogs’ day (“all” of it)"],
  ["'tis the '90s", "’tis the ’90s"],
  ["'Tis the dogs' day", "’Tis the dogs’ day"],
  ["'twas the '90s' best, 'twasn't it?", "’twas the ‘90s’ best, ’twasn’t it?"],
  ["in '96 the idols' hair", "in ’96 the idols’ hair"],
  ["give 'em the 'dogs' day, 'cause it's theirs'", "give ’em the ‘dogs’ day, ’cause it’s theirs’"],
  [
    "rock 'n' roll, rock 'n roll, 'now' and 'n' again'",
    "rock ’n’ roll, rock ’n roll, ‘now’ and ’n’ again’",
  ],
  [
    "the word 'em', a 'round' table, 'round it the cats' tails",
    "the word ‘em’, a ‘round’ table, ’round it the cats’ tails",
  ],
  ["the twins' and the dogs' day", "the twins’ and the dogs’ day"],
  ["'100 frames' and '3 wishes'", "‘100 frames’ and ‘3 wishes’"],
  ["\"'Tea,' he said\", '\"Tea,\" he said'", "“‘Tea,’ he said”, ‘“Tea,” he said’"],
  ["'…and then?' ('yes')", "‘…and then?’ (‘yes’)"],
  ["'em.", "’em."],
  ["no marks", "no marks"],
])("%j becomes %j", (straight, wanted) => {
  expect(curly(straight)).toBe(wanted);
});
