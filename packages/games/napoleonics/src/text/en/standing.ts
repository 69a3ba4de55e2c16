export const standing = {
  orders: {
    firstStrike: 'First Strike, when you hold the card',
    square: 'Form square against cavalry',
    retire: 'Cavalry retires and reforms before infantry',
    nothing: 'When you can only stand',
    battleBack: 'Battle back',
    flags: 'Flags that can be ignored',
  },
  choices: {
    ask: 'ask me',
    always: 'always',
    never: 'never',
    alone: 'at once against bots, else ask',
    most: 'ignore as many as possible',
  },
};
