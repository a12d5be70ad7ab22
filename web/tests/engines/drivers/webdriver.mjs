// What both WebDrivers, the one over HTTP and BiDi, have in common: how a mouse and a keyboard are written down.

const codes = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' };

export function pressAt(x, y) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

export function pressKey(key) {
  const value = codes[key] ?? key;
  return [{ type: 'key', id: 'keyboard', actions: [{ type: 'keyDown', value }, { type: 'keyUp', value }] }];
}
