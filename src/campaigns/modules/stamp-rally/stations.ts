/** A stop of the rally: a page of this site and a question that it answers. */
export interface Station {
  /** Name of its stamp; what is stored. */
  id: string;
  path: string;
  title: string;
  question: string;
  choices: readonly string[];
  /** The right one of the choices. */
  answer: string;
  /** What is said when the stamp lands. */
  because: string;
}

/** The stations in the order of the card. */
export const STATIONS: readonly Station[] = [
  {
    id: "crowd",
    path: "/explore/units",
    title: "Unit members",
    question: "How many members does MaM have?",
    choices: ["One", "Three", "Five"],
    answer: "One",
    because: "Madara Mikejima is a unit by himself, and never a small one.",
  },
  {
    id: "paw",
    path: "/explore/units/characters/leon",
    title: "Leon",
    question: "Whose dog is Leon?",
    choices: ["Subaru Akehoshi’s", "Koga Ogami’s", "Keito Hasumi’s"],
    answer: "Koga Ogami’s",
    because: "The lone wolf of UNDEAD goes home early when there is a walk to be had.",
  },
  {
    id: "sword",
    path: "/explore/units/knights",
    title: "Knights",
    question: "Who leads Knights?",
    choices: ["Tsukasa Suou", "Leo Tsukinaga", "Izumi Sena"],
    answer: "Tsukasa Suou",
    because: "The youngest of the five wears the crown.",
  },
  {
    id: "number",
    path: "/4piece",
    title: "The audition",
    question: "How many newcomers came to the audition 4piece?",
    choices: ["Three", "Four", "Five"],
    answer: "Five",
    because: "Esu, Ibuki, Kanna, Yume and Raika. The 4 in the name is for something else.",
  },
  {
    id: "record",
    path: "/trip07",
    title: "TRIP vol. 7",
    question: "Which unit sings on the seventh TRIP album?",
    choices: ["ALKALOID", "Eden", "2wink"],
    answer: "ALKALOID",
    because: "Out on 20 December 2023, one of the fourteen.",
  },
  {
    id: "film",
    path: "/explore/media",
    title: "Screening room",
    question: "What do the films of the screening room do without?",
    choices: ["Colour", "Sound", "An ending"],
    answer: "Sound",
    because: "They are silent films. Bring your own humming.",
  },
  {
    id: "pin",
    path: "/information",
    title: "Notice board",
    question: "Which two units met in AREA 02 of the World Tour?",
    choices: ["Knights and Trickstar", "AKATSUKI and Crazy:B", "fine and Switch"],
    answer: "Knights and Trickstar",
    because: "Second stop, second match, from 31 May 2026 in Japan.",
  },
  {
    id: "crown",
    path: "/spri_debut",
    title: "A debut",
    question: "On which day did Special for Princess! make their debut?",
    choices: ["28 April 2024", "9 November 2024", "9 January 2025"],
    answer: "9 November 2024",
    because: "Four crowns, one curtain.",
  },
  {
    id: "ruler",
    path: "/powerup",
    title: "Power up",
    question: "How much did Mao Isara grow from Year 1 to Year 2?",
    choices: ["Not at all", "By 2 cm", "By 5 cm"],
    answer: "By 2 cm",
    because: "From 169 to 171 cm, without being asked to help with it.",
  },
  {
    id: "spark",
    path: "/2025firework",
    title: "Fireworks night",
    question: "How many shells go up in the finale?",
    choices: ["Five", "Fifteen", "Fifty"],
    answer: "Fifteen",
    because: "One for each unit, in an order no manager would have signed.",
  },
  {
    id: "hat",
    path: "/aprilfools",
    title: "Swap day",
    question: "Which two swapped and nobody noticed?",
    choices: ["Hinata and Yuta", "Rei and Ritsu", "Chiaki and Kuro"],
    answer: "Hinata and Yuta",
    because: "They have asked us to check again. We would not know how.",
  },
  {
    id: "biscuit",
    path: "/privacy",
    title: "Privacy policy",
    question: "How many cookies does this site set?",
    choices: ["None", "One for each idol", "As many as Niki bakes"],
    answer: "None",
    because: "You are the first to read it to the end. Thank you.",
  },
];
