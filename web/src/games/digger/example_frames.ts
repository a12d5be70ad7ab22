// The worked examples of docs/rules/digger.md, frame by frame, in the notation of the rules and their tests (without its
// brackets): tiles, who stands on them, and what the frame marks. A test holds them against both.
import type { Order } from './kinds';

export interface Frame {
  /** "A:KIT-A@3,-1/2", "coll@1,0", "N:monster@1,0/0", "A*2@3,0" Stooges, "A!@0,0" a token, "o2@-2,0" stored coins, "A:wizard@1,0" a figure, "dragon@1,0" */
  board?: string;
  /** spaces whose path is complete: "2,0", or by its number among the tile's paths: "2,0.1" */
  complete?: string;
  /** a tile that is built, or could be: "KIT-A@3,-1/2" */
  build?: string;
  /** spaces that can be chosen */
  open?: string;
  /** spaces that are attacked, or hit */
  hit?: string;
  /** spaces that can be reached in a shift */
  reach?: string;
  /** a way from space to space */
  way?: string;
  /** what is written on spaces: "1,0=+3" */
  numbers?: string;
  /** Projects in the hand, and tiles in the bag */
  hand?: string;
  bag?: string;
  /** orders that are offered or pending, in groups */
  orders?: readonly (readonly Order[])[];
  /** scores: Gold on the track, three prizes, coins: "A 21 0 0 0 3" */
  scores?: readonly string[];
  /** the marker of the Sands, and its limit */
  sands?: readonly [number, number];
  /** Stooges in the Citadel, and its capacity */
  citadel?: readonly [number, number];
  /** how far the play area reaches; 4 without it */
  radius?: number;
  /** shown as something that may not be done */
  wrong?: true;
}

const raid = 'A:POR@3,0/0 A:COR-I@2,0/0 A:COR-I@1,0/0 B:DOR-A@0,0/0 B:TRP-I@-1,0/0 B:COR-I@-2,0/0 B:POR@-3,0/0';
const combat = 'A:POR@3,0/0 A:COR-I@2,0/0 B:COR-I@1,0/0';
const five = 'A:POR@3,0/0 A:COR-I@2,0/0 A:COR-V@1,0/0 A:COR-I@1,-1/2 A:TRP-V@1,-2/5 A:NUG-I@2,-3/1';
const moving = 'A:POR@3,0/0 A:COR-I@2,0/0 A:NUG-R@1,0/0 A:COR-I@1,-1/2 A:TRP-I@0,0/0 A:DOR-A@-1,0/0';
const foreign = 'A:POR@3,0/0 A:COR-I@2,0/0 A:COR-I@1,0/0 A:NUG-I@0,0/0 B:COR-I@-1,0/0 B:COR-I@-2,0/0 B:POR@-3,0/0';
const pit = 'A:POR@3,0/0 A:PIT@2,0/0 A:KIT-A@3,-1/2 A:KIT-B@2,1/1';
const monster = 'A:POR@3,0/0 A:KIT-A@2,0/0 N:monster@1,0/0';
const ruins = 'A:POR@3,0/0 A:KIT-A@2,0/0 N:ruins@1,0/0';
const blast = 'B:POR@-3,0/0 B:COR-I@-2,0/0 B:COR-I@-1,0/0 B:NUG-I@0,0/0';
const citadel = 'A:POR@3,0/0 A:COR-I@2,0/0 A:KIT-A@1,0/0 N:citadel@0,0/0';
const lair = 'A:POR@4,0/0 A:COR-I@3,0/0 A:COR-I@2,0/0';
const covered = 'N:?@0,0/0 N:?@1,-1/0 N:?@0,-1/0 N:?@-1,0/0 N:?@-1,1/0 N:?@0,1/0';
const creatures = 'A:POR@3,0/0 A:COR-I@2,0/0 A:COR-I@1,0/0 A:TOR-A@0,0/0 A:TRE-D@3,-1/2';
const battle = 'A:POR@2,0/0 B:POR@0,-2/0 C:POR@-2,2/0 C:COR-I@-1,2/0 C:KIT-A@-3,2/0';
const small = 'A:POR@3,0/0 A:COR-I@2,0/0';
const kitchens = 'A:POR@3,0/0 A:KIT-A@3,-1/2 A:KIT-B@2,1/1';
const four = `${kitchens} A:KIT-C@3,1/1 A:KIT-D@4,-1/1`;

export const frames: Readonly<Record<string, readonly Frame[]>> = {
  'DD-E1': [
    { board: 'A:POR@3,0/0 A*1@3,0', hand: 'COR-I COR-I DOR-A' },
    { board: `${small} A:COR-I@3,-1/2 A*1@3,0`, hand: 'DOR-A' },
    { hand: 'DOR-A KIT-A KIT-B' },
  ],
  'DD-E2': [{ board: `${kitchens} A*1@3,0`, build: 'TOR-A@2,0/0' }, { orders: [['move', 'think'], ['move', 'think', 'rise', 'sabotage']] }],
  'DD-E3': [
    { board: `${four} A*1@3,0`, build: 'DOR-A@2,0/0' },
    { board: `${four} A:DOR-A@2,0/0 A*1@3,0 A*1@2,0`, build: 'LIB-A@1,0/0' },
    { orders: [['rise', 'move', 'work']] },
  ],
  'DD-E4': [
    { board: `${combat} A*2@2,0 B*2@1,0`, way: '2,0 1,0', wrong: true },
    { board: `${combat} A*3@2,0 B*2@1,0`, way: '2,0 1,0', hit: '1,0' },
    { board: `${combat} A*3@1,0` },
    { board: `${combat} A*1@2,0 B*2@1,0`, way: '2,0 1,0', wrong: true },
    { board: `${combat} A*3@2,0 B*2@1,0`, way: '2,0 1,0', wrong: true },
  ],
  'DD-E5': [
    { board: `${small} A*1@3,0`, build: 'KIT-A@3,-1/2' },
    { board: `${small} A*1@3,0`, build: 'KIT-A@3,-1/0', wrong: true },
    { board: `${small} A*1@3,0`, build: 'COR-V@3,-1/3' },
    { board: `${small} A*1@3,0`, build: 'TRP-U@3,-1/5' },
  ],
  'DD-E6': [
    { board: `${small} A*1@3,0`, open: '4,0 4,-1 3,-1 2,1 3,1' },
    { board: `${small} A*1@2,0`, open: '1,0' },
  ],
  'DD-E7': [
    { board: `${small} A:COR-I@1,0/0 A*1@1,0`, build: 'DOR-A@0,0/0', numbers: '0,0=+3' },
    { board: `${small} A:COR-I@1,0/0 A:DOR-A@0,0/0 A*1@1,0 A*1@0,0`, complete: '2,0 1,0' },
  ],
  'DD-E8': [
    { board: `${five} A*1@2,-3`, build: 'LIB-A@3,-4/1', numbers: '3,-4=+9' },
    { board: `${five} A:LIB-A@3,-4/1 A*1@3,0`, complete: '2,0 1,0 1,-1 1,-2 2,-3', reach: '2,0 1,0 1,-1 1,-2 2,-3 3,-4' },
  ],
  'DD-E9': [
    { board: 'A:POR@3,0/0 A:TRP-L@2,0/0 A*1@3,0', build: 'KIT-C@3,-1/4', numbers: '3,-1=+1' },
    { board: 'A:POR@3,0/0 A:TRP-L@2,0/0 A:KIT-C@3,-1/4 A*1@2,0', complete: '2,0.1', build: 'DOR-A@1,0/0', numbers: '1,0=+1' },
    { board: 'A:POR@3,0/0 A:TRP-L@2,0/0 A:KIT-C@3,-1/4 A:DOR-A@1,0/0 A*1@2,0', complete: '2,0 2,0.1' },
  ],
  'DD-E10': [
    { board: `${small} A:COR-V@2,1/1 A:TRP-V@1,1/0 A*1@1,1`, build: 'TOR-C@1,0/5', numbers: '2,0=+1 2,1=+3' },
    { board: `${small} A:COR-V@2,1/1 A:TRP-V@1,1/0 A:TOR-C@1,0/5 A*1@1,1`, complete: '2,0 2,1 1,1' },
  ],
  'DD-E11': [{ board: `${small} A:COR-I@1,0/0 B:DOR-A@0,0/0 B:COR-I@-1,0/0 B:COR-I@-2,0/0 B:POR@-3,0/0`, complete: '-1,0 -2,0' }],
  'DD-E12': [
    { board: `${moving} A*1@3,0`, complete: '2,0 1,0 0,0', reach: '2,0 1,0 0,0 -1,0' },
    { board: `${moving} A*1@1,0`, complete: '2,0 1,0 0,0', reach: '2,0 3,0 0,0 -1,0 1,-1' },
    { board: `${moving} A*1@1,-1`, complete: '2,0 1,0 0,0', reach: '1,0' },
    { board: `${moving} A*1@-1,0`, complete: '2,0 1,0 0,0', reach: '0,0 1,0 2,0 3,0' },
  ],
  'DD-E13': [
    { board: `${foreign} A*1@3,0`, reach: '2,0 1,0 0,0 -1,0' },
    { board: `${foreign} A*1@-1,0`, reach: '-2,0 0,0 1,0 2,0 3,0' },
    { board: `${foreign} A*1@-2,0`, reach: '-1,0' },
  ],
  'DD-E14': [
    { board: `${raid} A*2@0,0`, complete: '-1,0 -2,0', way: '0,0 -1,0', numbers: '-1,0=−1' },
    { board: `${raid} A*1@-1,0`, complete: '-1,0 -2,0', way: '-1,0 -2,0' },
    { board: 'A:POR@3,0/0 A:COR-I@2,0/0 A:COR-I@1,0/0 B:DOR-A@0,0/0 B:TRP-I@-1,0/0 A*2@-1,0' },
  ],
  'DD-E15': [
    { board: `${raid} A*3@0,0 B*2@-1,0`, complete: '-1,0 -2,0', way: '0,0 -1,0', hit: '-1,0' },
    { board: `${raid} A*2@-1,0`, complete: '-1,0 -2,0' },
  ],
  'DD-E16': [
    { board: `${raid} A*1@0,0`, complete: '-1,0 -2,0', open: '0,0' },
    { board: `${raid} A!@0,0`, complete: '-1,0 -2,0' },
    { board: `${raid} B*1@0,0`, complete: '-1,0 -2,0' },
  ],
  'DD-E17': [
    { board: 'B:POR@-3,0/0 B:TRE-A@-2,0/0 B:TRE-B@-3,1/0 A*1@-2,0 o2@-2,0', open: '-2,0' },
    { board: 'B:POR@-3,0/0 B:TRE-A@-2,0/0 B:TRE-B@-3,1/0 A!@-2,0' },
  ],
  'DD-E18': [
    { board: 'A:POR@3,0/0 A:THR@2,0/0 A:DOR-C@1,1/1 A*1@1,1', build: 'DOR-A@1,0/2', numbers: '1,1=+3 2,0=+1' },
    { board: 'A:POR@3,0/0 A:TRE-B@2,1/1 A:KIT-A@3,-1/2 A*1@3,0', build: 'THR@2,0/0', numbers: '2,0=+1 2,1=+1 3,-1=+1' },
  ],
  'DD-E19': [
    { board: `${pit} A*2@3,0 A*1@2,1`, way: '3,0 2,0' },
    { board: `${pit} A*1@3,0 A*1@2,1`, build: 'DOR-A@1,0/0' },
    { board: `${pit} A:DOR-A@1,0/0 A*1@1,0 A*1@3,0 A*1@2,1`, way: '3,0 3,-1' },
    { board: `${pit} A:DOR-A@1,0/0 A*2@1,0 A*1@3,-1 A*1@2,1` },
  ],
  'DD-E20': [{ scores: ['A 21 0 0 0 3', 'B 17 0 5 0 3', 'C 14 0 0 5 7'] }],
  'DD-E21': [
    { board: `${small} coll@1,0 A*1@3,0 A*1@2,0`, open: '1,0' },
    { board: `${small} A*1@3,0 A*1@2,0` },
    { board: `${small} coll@1,0 A*1@3,0`, open: '1,0', wrong: true },
  ],
  'DD-E22': [
    { hand: 'DOR-A KIT-A LIB-A', bag: 'COR-V COR-Y' },
    { hand: 'COR-V COR-Y LIB-A', bag: 'DOR-A KIT-A' },
  ],
  'DD-E23': [
    { board: `${monster} A*4@2,0`, way: '2,0 1,0' },
    { board: `${monster} A*1@2,0 A*3@1,0`, way: '1,0 2,0', wrong: true },
    { board: `${monster} A*1@2,0 A*2@1,0 A!@1,0`, numbers: '1,0=+4' },
    { board: `${ruins} A*1@1,0 B!@1,0`, open: '1,0' },
    { board: `${ruins} A!@1,0` },
  ],
  'DD-E24': [
    { board: `${blast} B*2@-2,0 B*1@-1,0 B*1@-3,0 A:wizard@1,0`, way: '1,0 0,0' },
    { board: `${blast} B*2@-2,0 B*1@-1,0 B*1@-3,0 A:wizard@0,0`, hit: '-1,0 -2,0' },
    { board: `${blast} B*1@-3,0 A:wizard@0,0` },
  ],
  'DD-E25': [{ sands: [17, 20] }, { sands: [20, 20] }],
  'DD-E26': [
    { board: `${citadel} A*4@1,0 B*2@0,0`, way: '1,0 0,0', complete: '2,0', citadel: [2, 5] },
    { board: `${citadel} A*1@1,0 A*3@0,0 B*2@0,0`, complete: '2,0', citadel: [5, 5] },
  ],
  'DD-E27': [
    { board: `${lair} N:?@1,0/0 ${covered} A*3@2,0`, complete: '3,0 2,0', way: '2,0 1,0', radius: 5 },
    { board: `${lair} N:dragon_tile@1,0/0 ${covered} A*1@2,0 A*1@1,0 dragon@1,0`, complete: '3,0 2,0', open: '2,0 0,0 1,-1 0,1', radius: 5 },
  ],
  'DD-E28': [
    { board: `${creatures} A*1@3,0`, complete: '2,0 1,0', open: '3,0 3,-1' },
    { board: `${creatures} A*1@3,0 A:guardian@3,0`, complete: '2,0 1,0', way: '3,0 2,0 1,0' },
    { board: `${creatures} A:troll@3,0`, complete: '2,0 1,0', way: '3,0 2,0' },
  ],
  'DD-E29': [
    { board: `${battle} A*1@2,0 A!@-2,2 B!@-2,2 B*1@-1,2 C*1@-3,2 C:guardian@-3,2`, way: '-1,2 -2,2', hit: '-2,2' },
    { board: `${battle} A*1@2,0 A!@-2,2 B!@-2,2 B!@-2,2` },
  ],
};
