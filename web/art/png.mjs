// Rewrites a screenshot with at most 256 colours, so that it travels lightly: a linocut has few.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** The rows of an 8 bit RGB or RGBA picture, without their filters. */
function decode(png) {
  let [width, height, step] = [0, 0, 0];
  const packed = [];
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    if (kind === 'IHDR') [width, height, step] = [png.readUInt32BE(at + 8), png.readUInt32BE(at + 12), png[at + 17] === 6 ? 4 : 3];
    if (kind === 'IDAT') packed.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const raw = inflateSync(Buffer.concat(packed));
  const long = width * step;
  const rows = [];
  let above = Buffer.alloc(long);
  for (let y = 0; y < height; ++y) {
    const filter = raw[y * (long + 1)];
    const row = Buffer.from(raw.subarray(y * (long + 1) + 1, (y + 1) * (long + 1)));
    for (let i = 0; i < long; ++i) {
      const [left, up, corner] = [i >= step ? row[i - step] : 0, above[i], i >= step ? above[i - step] : 0];
      const guess = left + up - corner;
      const near = [left, up, corner].reduce((best, value) => (Math.abs(guess - value) < Math.abs(guess - best) ? value : best), left);
      row[i] += [0, left, up, (left + up) >> 1, near][filter];
    }
    rows.push(row);
    above = row;
  }
  return { width, height, step, rows };
}

const chunk = (kind, data) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

export function fewColours(png) {
  const { width, height, step, rows } = decode(png);
  // the commonest colour of each small cell of the colour cube, the commonest cells first
  const seen = new Map();
  for (const row of rows) for (let i = 0; i < row.length; i += step) {
    const colour = (row[i] << 16) | (row[i + 1] << 8) | row[i + 2];
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
  }
  const cells = new Map();
  const palette = [];
  for (const [colour] of [...seen].sort((a, b) => b[1] - a[1])) {
    const cell = (colour >> 4) & 0x0f0f0f;
    if (palette.length < 256 && !cells.has(cell)) {
      cells.set(cell, palette.length);
      palette.push(colour);
    }
  }
  const nearest = new Map();
  const far = (a, b) => [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
  const index = (colour) => {
    if (!nearest.has(colour)) nearest.set(colour, palette.reduce((best, own, at) => (far(own, colour) < far(palette[best], colour) ? at : best), 0));
    return nearest.get(colour);
  };
  const body = Buffer.alloc((width + 1) * height);
  rows.forEach((row, y) => {
    for (let x = 0; x < width; ++x) body[y * (width + 1) + 1 + x] = index((row[x * step] << 16) | (row[x * step + 1] << 8) | row[x * step + 2]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(body, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
