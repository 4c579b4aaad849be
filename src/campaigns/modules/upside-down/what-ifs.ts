/** A card that hangs upside down: who it is about, and a world that is none. */
export interface WhatIf {
  character: number;
  title: string;
  text: string;
}

/** Invented worlds, each a harmless one. No fact of the game is among them. */
export const WHAT_IFS: readonly WhatIf[] = [
  {
    character: 17,
    title: "What if Ritsu were a morning person?",
    text: "Sunrise rehearsals, whistling in the corridor, a second breakfast by eight. Knights file a complaint. It is signed by everybody, including Ritsu’s pillow.",
  },
  {
    character: 21,
    title: "What if Keito missed one meeting?",
    text: "Nothing happens. He is told so at length by people who are enjoying it. The next week has two meetings, one of them about this.",
  },
  {
    character: 69,
    title: "What if Mayoi used the front door?",
    text: "He rings, waits, wipes his shoes and says good afternoon. ALKALOID search the ceiling for an hour before anybody thinks of the sofa.",
  },
  {
    character: 74,
    title: "What if Niki were full?",
    text: "He pushes back the plate and says “no, thank you”. Three kitchens close for the day, out of respect. A scientist is on her way.",
  },
  {
    character: 16,
    title: "What if Koga ran the tea party?",
    text: "The sugar is on the amplifier. Leon has the good cushion. Nobody lifts a little finger, and the scones have never been this popular.",
  },
  {
    character: 24,
    title: "What if Izumi gave compliments?",
    text: "Only one, on a Tuesday, to a lamp. The lamp has not recovered; it now insists on being lit from the left.",
  },
  {
    character: 40,
    title: "What if Madara whispered?",
    text: "From three rooms away it is almost a normal voice. Birds return to the balcony. The festival committee asks whether he is well.",
  },
  {
    character: 5,
    title: "What if Midori were shorter?",
    text: "By exactly one mascot costume. He fits into it at last, and nobody can get him out again. RYUSEITAI now has four colours and a daikon.",
  },
];
