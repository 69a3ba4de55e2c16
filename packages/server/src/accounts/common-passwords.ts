/**
 * Words that the most common passwords are made of, in English and Czech. Guessing programs try them first: alone,
 * doubled, two of them joined, or with digits and signs around them.
 */
const WORDS = `
password passwort passwd pass passw motdepasse contrasena heslo hesla mojeheslo tajneheslo tajne secret secrets
letmein welcome vitejte login logon signin user username guest admin administrator root master changeme change
default access enter open please thankyou hello helloworld ahoj ahojahoj cau nazdar dobryden test testing tester
tajemstvi temp temporary sample demo example qwerty qwertz qwertyuiop qwertzuiop qwert azerty asdf asdfgh asdfghjkl
zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc wsxedc abc abcd abcde abcdef abcdefg abcdefgh
iloveyou iloveu loveyou love lover lovely loveme miluju milujite milujute milujutě miluji laska lasko lasička lasicka
princess prince queen king kralovna kral princezna baby babygirl babyboy angel angels andel sweet sweetheart sweety
honey sugar candy cookie chocolate cokolada kiss kisses heart hearts srdce srdicko slunicko slunce sunshine sun
sunflower flower flowers rose kytka kytička kyticka ruze butterfly motyl rainbow duha star stars hvezda hvezdicka
moon mesic sky heaven nebe earth world svet
monkey opice dragon drak tiger tygr lion lev panther eagle orel falcon sokol hawk wolf wolves vlk bear medved
medvidek shark zralok snake had spider pavouk horse horses kun kobyla konik puppy kitty kitten kocka kocicka kocour
kote cat cats dog dogs doggy pes pejsek stene rabbit bunny kralik zajic mouse mys myska turtle zelva dolphin delfin
chicken kure duck kachna pig prase prasatko cow krava bird ptak fish ryba rybicka frog zaba bee vcela beruska
football fotbal soccer hockey hokej basketball baseball softball tennis tenis golf rugby volleyball swimming running
runner biker skater surfer player gamer games game hra hry hrac play playing winner champion champions
liverpool arsenal chelsea manchester united barcelona realmadrid juventus milan bayern dortmund sparta slavia banik
viktoria plzen pardubice brno praha ostrava olomouc liberec zlin jihlava kladno ceskarepublika cesko czech slovakia
slovensko bratislava kosice london paris berlin newyork america usa canada texas california florida boston chicago
dallas denver houston miami orlando seattle england france germany italy spain poland russia india mexico brazil
yankees cowboys steelers packers eagles patriots raiders lakers celtics bulls rangers redsox giants dolphins broncos
superman batman spiderman ironman hulk thor avengers wolverine joker robin captain starwars skywalker yoda vader
jedi startrek spock matrix neo morpheus terminator rocky rambo gandalf frodo hobbit legolas aragorn harrypotter potter
hermione hogwarts pokemon pikachu naruto sasuke dragonball goku vegeta mario luigi zelda sonic minecraft roblox
fortnite counterstrike warcraft starcraft diablo overwatch league legends leagueoflegends callofduty halo doom quake
witcher geralt zaklinac assassin creed playstation xbox nintendo steam
ninja samurai warrior warriors knight knights soldier vojak hunter killer sniper shooter ranger rider rebel pirate
pirates viking wizard magic magician merlin phoenix ghost shadow darkness demon devil satan lucifer hell death
vampire zombie alien monster beast freedom svoboda peace mir victory power strong hero heroes legend
computer pocitac internet google facebook instagram twitter youtube yahoo hotmail gmail seznam email mail microsoft
windows linux apple samsung android iphone nokia sony intel cisco oracle database server system network security
money penize cash dollar rich gold golden silver diamond diamonds crystal jewel pearl business company firma office
work prace school skola skolka college student teacher ucitel doctor doktor nurse police fire fireman pilot driver
music hudba guitar kytara piano drummer metallica slipknot nirvana beatles eminem rockstar rocknroll rock metal punk
jazz hiphop dance dancer singer
summer leto winter zima spring jaro autumn podzim monday tuesday wednesday thursday friday saturday sunday pondeli
utery streda ctvrtek patek sobota nedele january february march april may june july august september october november
december leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec
red blue green yellow orange purple pink black white brown silver cervena modra zelena zluta oranzova fialova ruzova
cerna bila
pepper ginger cheese syr pizza burger banana apples jablko cherry tresen strawberry jahoda peach lemon melon mango
coffee kava caj tea beer pivo pivecko wine vino vodka whiskey rum cola cocacola pepsi
mother matka maminka mama mamka mommy mom father otec tatinek tata tatka daddy dad brother bratr sister sestra
family rodina friend friends kamarad forever nazavzdy always never together spolu happy stastny stesti lucky luck
smile usmev fun funny crazy stupid idiot loser blbec debil kretén kreten vole kokot prdel hovno sracka kurva pica
fuck fuckyou fucker fuckoff shit asshole bitch bastard pussy dick cock sexy sex boobs porn hottie
jesus christ god godisgood blessed faith hope grace church bible jezis buh
john johnny james jamie robert michael mike william david richard charles charlie joseph joe thomas tom tommy
christopher chris daniel danny paul mark donald george kenneth steven edward brian ronald anthony kevin jason
matthew gary jeff larry frank scott eric andrew andy raymond joshua jerry dennis peter pete harold henry carl arthur
ryan roger justin patrick jack alex alexander nicholas nick samuel sam benjamin ben adam oliver max maximus
mary patricia linda barbara elizabeth jennifer jenny maria susan margaret dorothy lisa nancy karen betty helen
sandra donna carol ruth sharon michelle laura sarah kimberly jessica jessie cynthia angela melissa brenda amy anna
hannah rebecca virginia kathleen pamela martha debra amanda stephanie carolyn christine ashley nicole natasha
samantha victoria emily emma olivia sophia sophie chloe grace lucy alice claire diana julia kate katie
jan honza jana janicka jiri jirka petr peta pepa josef pavel pavlina pavla martin martina tomas tomasek jaroslav
jarda miroslav mirek mirka zdenek zdenka vaclav vasek michal michaela misa misicka frantisek franta jakub kuba
kubicek milan karel karlik lukas david vladimir vladimira vojtech vojta ondrej ondra stanislav standa radek roman
antonin tonda marek daniel dan filip matej adam dominik lubos jindrich rudolf ales libor igor petra marie maruska
eva evicka anicka hana hanka hanicka lenka lenicka katerina katka kacenka vera lucie lucka lucinka alena jaroslava
veronika verca verunka tereza terezka ludmila helena ivana iva monika monca zuzana zuzka marcela jarmila dagmar
kristyna tyna barbora bara barunka nikola niki natalie eliska klara klarka denisa daniela dominika simona andrea
adela karolina kaja sara ema nela viktorie johana
mercedes ferrari porsche lamborghini bmw audi toyota honda ford mustang corvette camaro chevy chevrolet nissan
suzuki yamaha kawasaki ducati harley davidson skoda octavia fabia favorit felicia superb
bivouac undaunted normandy normandie stalingrad blitzkrieg napoleon napoleonics wargame wargames tank tanks infantry
general colonel major sergeant marshal waterloo austerlitz slavkov hannibal caesar alexander spartan sparta trojan
trustno whatever nothing something anything everything nevim nevermind nobody somebody
michelle1 charlie1 ladybug beautiful handsome gorgeous hotstuff peanut pumpkin muffin buttercup cupcake snowball
snoopy garfield mickey minnie donald simba nemo shrek barbie tinkerbell scooby bubbles princess1 buddy buster bailey
maggie molly rusty lucky rex ben azor alik rocky brok max bella luna
my bubblegum spongebob gabriel gabriela marketing motorola squirrel
`;

/** Longer passwords that no rule below covers. */
const WHOLE = `
correcthorsebatterystaple tobeornottobe thequickbrownfox letmeinplease opensesame iamthebest idontknow
nevergonnagiveyouup maytheforcebewithyou skakalpespresoves zlatapraha dobryvojaksvejk strcprstskrzkrk
`;

const read = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const COMMON_WORDS = read(WORDS);
export const COMMON_PHRASES = read(WHOLE);
