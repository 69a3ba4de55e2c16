// Facts, section 6.2, copied from the research file: what lies where at the start.

/**
 * Scenario by scenario. Tiles with the place of their left upper corner and their objective, then for
 * each side its markers (a star: controlled), its spawn markers and its counters.
 */
export const BOARDS: { readonly [id: string]: string } = {
  'la-raye': `
    tiles 7A@4,0=1 17B@2,1 4B@6,1 2B@0,2=1 12B@4,2 13B@2,3=2 5B@6,3=3 16B@0,4=1 8A@4,4 3B@2,5
    tiles 11B@6,5 6A@0,6=2
    us markers 17B 2B
    us spawn 17B:all
    us units 17B:riflemen-a+riflemen-b+scouts-a+scouts-b
    de markers 5B* 8A
    de spawn 5B:all
    de units 5B:riflemen-a+riflemen-b+scouts-a+scouts-b`,
  montmartin: `
    tiles 15B@2,0 4A@4,1 10B@2,2 9B@6,2 7A@0,3 16B@4,3 2B@2,4 8A@6,4 3B@0,5 11B@4,5 12B@2,6
    tiles 1B@6,6=1 6B@0,7=1 18B@4,7 5B@2,8=1
    us markers 10B 15B 4A 9B
    us spawn 15B:a 4A:b
    us units 15B:riflemen-a+scouts-a 4A:riflemen-b+scouts-b
    de markers 18B
    de spawn 18B:all
    de units 18B:gunners-a+riflemen-a+scouts-a`,
  'raid-across-the-canal': `
    tiles 1A@1,0=2 7A@3,0 10B@5,0 5A@7,0=2 6A@0,2=2 3B@2,2 12B@4,2 9B@6,2 17B@8,2 13A@1,4=1
    tiles 15A@3,4=1 14A@5,4=1 18A@7,4=3 4A@2,6 11B@4,6 2B@6,6
    us markers 1A* 3B 7A
    us spawn 1A:all
    us units 1A:riflemen-a+riflemen-b+scouts-a+scouts-b
    de markers 11B 14A 2B
    de spawn 11B:all
    de units 11B:riflemen-a+riflemen-b+scouts-a+scouts-b`,
  'behind-enemy-lines': `
    tiles 13B@1,0=1 4A@3,0 10A@5,0=2 2B@0,2 7A@2,2 8A@4,2 5A@6,2 14A@1,4=1 17A@3,4=2 15A@5,4=1
    tiles 3B@0,6 12B@2,6 11B@4,6 9B@6,6 6A@1,8 1B@3,8=1 18B@5,8
    us markers 10A* 13B* 2B 5A
    us spawn 10A:b 13B:a 6A:sniper
    us units 10A:riflemen-b+scouts-b 13B:riflemen-a+scouts-a 6A:sniper
    de markers 14A* 15A* 17A*
    de spawn 14A:a 15A:b
    de units 14A:gunners-a+riflemen-a+scouts-a 15A:gunners-b+riflemen-b+scouts-b`,
  'crossing-the-vire': `
    tiles 1A@3,0 5A@2,2 3A@4,2 10B@1,4 9B@3,4 12B@5,4 14A@0,6 18A@2,6=1 15A@4,6 17A@6,6=1
    tiles 7A@1,8 8B@3,8 16B@5,8 4A@2,10 6A@4,10 2B@3,12
    us markers 1A 3A 5A
    us spawn 1A:b+sniper 5A:a
    us units 1A:riflemen-b+scouts-b 5A:riflemen-a+scouts-a
    de markers 16B 17A 18A 2B 4A 6A 7A 8B
    de spawn 2B:all
    de units 2B:mortar+riflemen-a+riflemen-b`,
  'desperate-withdrawal': `
    tiles 1A@0,0=1 6A@2,0 7A@4,0 5A@1,2 4B@3,2 14B@5,2 9B@2,4 12B@4,4 13B@6,4 16B@1,6 11B@3,6
    tiles 10B@5,6 18B@2,8 2B@4,8 15B@6,8 17B@1,10 3A@3,10 8A@5,10
    us markers 10B 15B 2B
    us spawn 15B:all
    us units 15B:riflemen-a+riflemen-b+scouts-a+scouts-b
    de markers 17B 18B 2B 3A
    de spawn 17B:mortar+sniper 3A:a+b
    de units 3A:riflemen-a+riflemen-b`,
  'la-huberderie': `
    tiles 13B@0,0=1 2B@2,0=2 16B@4,0=2 18B@6,0=1 17B@1,2=1 8A@3,2=2 15B@5,2=1 7A@0,4=2 3B@2,4
    tiles 9B@4,4 5B@6,4=2 1B@1,6=2 6B@3,6=3 12B@5,6 11B@0,8 10B@2,8 4B@4,8 14B@6,8=1
    us markers 13B* 16B 18B* 2B
    us spawn 13B:a 16B:c+mortar+sniper 18B:b
    us units 13B:riflemen-a+scouts-a 18B:riflemen-b+scouts-b
    de markers 14B 3B 6B* 7A
    de spawn 14B:mortar 6B:a+b+c 7A:sniper
    de units 6B:riflemen-a+riflemen-b+scouts-a+scouts-b`,
  'tessy-sur-vire': `
    tiles 16A@8,0 4B@6,1 6B@4,2=2 2A@8,2 7B@2,3=1 11B@6,3 12A@0,4=1 1B@4,4=2 3B@8,4 8B@2,5=1
    tiles 5B@6,5=2 17A@0,6 10A@4,6=1 13A@8,6 14A@2,7 18A@6,7 15A@4,8 9A@8,8
    us markers 11B 16A 2A 3B 4B
    us spawn 16A:b+c+mortar+sniper 2A:a
    us units 16A:riflemen-b+scouts-b 2A:riflemen-a+scouts-a
    de markers 10A 12A 7B 9A
    de spawn 10A:a 12A:c+sniper 7B:b 9A:mortar
    de units 10A:gunners-a+riflemen-a 12A:riflemen-c 7B:riflemen-b 9A:mortar`,
  reinforcements: `
    tiles 1B@2,0 8B@4,0 14B@1,2 6B@3,2 5B@5,2 7B@0,4 12B@2,4 4B@4,4 11B@1,6 3B@3,6 10B@5,6
    tiles 18B@0,8 17B@2,8 15B@4,8 9A@1,10=1 2A@3,10=1 16A@5,10=1
    us markers 1B 5B 6B 8B
    us spawn 8B:all
    us units 8B:riflemen-a+riflemen-b+scouts-a+scouts-b
    de markers 14B 18B 7B
    de spawn 14B:a 18B:b 7B:mortar+sniper
    de units 14B:gunners-a+riflemen-a+scouts-a 18B:gunners-b+riflemen-b+scouts-b`,
  'critical-intelligence': `
    tiles 15B@2,0 17B@6,0 18B@0,1 16B@4,1 3B@2,2 14B@6,2 4B@0,3 5B@4,3=1 6B@2,4=1 7B@6,4=1
    tiles 9B@0,5 1B@4,5=2 12B@2,6 8B@6,6=1 10B@0,7 11A@4,7=1 2B@2,8 13B@6,8
    us markers 4B 6B
    us spawn 4B:all
    us units 4B:riflemen-a+riflemen-b+scouts-a+scouts-b
    de markers 13B 14B 7B 8B
    de spawn 13B:b+mortar+sniper 14B:a
    de units 13B:mortar+riflemen-b+scouts-b 14B:riflemen-a+scouts-a
    radio 6B`,
  'hill-314': `
    tiles 1B@0,0 6A@2,0 15B@4,0 12A@1,2 18B@3,2 2A@5,2=1 8A@0,4 3A@2,4 4A@4,4 9A@6,4=1 11A@1,6
    tiles 17B@3,6 16A@5,6=1 14B@0,8 5A@2,8 7A@4,8
    us markers 15B 16A* 2A* 4A 7A 9A*
    us spawn 16A:c 2A:a 9A:b+mortar+sniper
    us units 16A:riflemen-c 2A:riflemen-a 9A:riflemen-b
    de markers 11A 12A 14B 1B 5A 6A 8A
    de spawn 14B:c 1B:a 8A:b+mortar+sniper
    de units 14B:riflemen-c 1B:riflemen-a 8A:riflemen-b`,
  mortain: `
    tiles 4A@0,0=2 7B@4,0=1 3A@8,0=2 12A@2,1 8B@6,1 16A@0,2=2 5B@4,2=1 2A@8,2=2 10A@2,3
    tiles 11A@6,3 17B@0,4=2 1B@4,4=2 18B@8,4=2 13B@2,5 14B@6,5 6A@4,6=1
    us markers 10A 16A* 17B* 4A*
    us spawn 16A:all
    us units 4A:riflemen-a+riflemen-b+scouts-a+scouts-b
    de markers 11A 18B* 2A* 3A*
    de spawn 2A:all
    de units 3A:riflemen-a+riflemen-b+scouts-a+scouts-b`,
};
