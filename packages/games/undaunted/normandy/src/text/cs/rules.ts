import type { RuleTexts } from '@bivouac/text';
import type { RuleId } from '../rule-sources.ts';

/** In the terms of the Czech rulebook. */
export const rules: RuleTexts<RuleId> = {
  round:
    'Kolo má tři fáze: oba hráči si doberou čtyři karty, oba vyberou kartu k určení iniciativy a pak odehrají své tahy, nejdřív ten, kdo má iniciativu. Kola se opakují, dokud někdo nezvítězí. Jakmile je splněna podmínka vítězství, hra okamžitě končí, i uprostřed tahu.',
  draw: 'Na začátku kola si každý hráč dobere ze svého balíčku čtyři karty. Je-li jich v dobíracím a odhazovacím balíčku dohromady méně, dobere si, co tam je. Z kola do kola se v ruce žádné karty nenechávají.',
  reshuffle:
    'Máte-li si dobrat kartu a dobírací balíček je prázdný, zamíchá se váš odhazovací balíček, vznikne z něj nový dobírací a dobíráte dál. Karty na stole ani karty v záloze se do něj nemíchají. Karty použité k určení iniciativy se odhazují hned, takže se mohou vrátit ještě v témž kole.',
  initiative:
    'Oba hráči si tajně vyberou kartu z ruky a současně ji otočí. Kdo má vyšší hodnotu iniciativy, získává žeton iniciativy a hraje první; při shodě zůstává žeton tam, kde byl. Obě karty jdou rovnou do odhazovacích balíčků. Použít lze kteroukoli kartu, i válečný zmatek. Komu žádná karta nezbyla, tomu se počítá nula.',
  turn: 'Karty z ruky hrajete jednu po druhé, každou buď pro jednu z jejích akcí, nebo ke stažení do zálohy. Skončit můžete, kdykoli chcete, zahrát všechny karty nemusíte. Potom odhodíte zbytek ruky i všechny své karty ze stolu a na tahu je soupeř.',
  'playing-a-card':
    'Kartu vyložte na stůl lícem nahoru, vyberte jednu z jejích akcí a proveďte ji. Akci karty mužstva provádí žeton její jednotky; karta velitele žádný žeton nemá. Smíte zvolit i akci, která nic nezmění, třeba zmatení nepřítele, když už soupeř v záloze žádný válečný zmatek nemá. Průzkum bez válečného zmatku v ruce a výbuch bez žetonu zaměření zvolit nelze.',
  'fog-of-war':
    'Karty válečného zmatku vám zanášejí balíček. Můžete je použít při určování iniciativy, ale ve svém tahu je nesmíte zahrát ani stáhnout do zálohy. Zbavíte se jich jedině akcí průzkum; pak jsou vyřazeny ze hry a do zálohy se nevracejí.',
  suppressed:
    'Jednotka pod palbou nemůže provést žádnou akci. Zahrajete-li její kartu, jen otočíte žeton stranou připraveni nahoru; karta zůstane na stole a velitel družstva ji odtud může povzbuzením vrátit do ruky. Kartu můžete i stáhnout do zálohy, jednotka pak ale zůstává pod palbou. Ani manévrem se jednotka pod palbou nepřemísťuje. I taková jednotka brání nepříteli v ovládnutí pole.',
  spawning:
    'Zahrajete-li pro akci kartu, jejíž jednotka není na herním plánu, umístíte nejdřív její žeton stranou připraveni nahoru na pole s odpovídajícím žetonem nasazení a akci provedete odtud. Nevadí, že na poli stojí nepřítel nebo že tam nemáte žeton kontroly. Stažením karty do zálohy ani manévrem se jednotka nenasazuje.',
  'hunker-down':
    'Místo provedení akce můžete kartu z ruky vrátit do zálohy. Balíček se tím ztenčí a kartu můžete později získat zpět akcí posily. Na herním plánu se nic nemění. Válečný zmatek takto odložit nelze. Pozor, abyste do zálohy neposlali poslední kartu, která akci posily umožňuje.',
  move: 'Jednotka se přemístí nejvýše o tolik polí, kolik udává hodnota akce. Vstupovat smí jen na pole s vaším žetonem kontroly, ať leží kteroukoli stranou nahoru. Smí také zůstat stát. Pohne-li se minomet, odstraní se z herního plánu jeho žeton zaměření.',
  guide:
    'Zástupce velitele přemístí kteroukoli vaši jednotku nejvýše o jedno pole, a to podle pravidel pro přesun. Jednotka musí být na herním plánu a nesmí být pod palbou. Pohne-li se takto minomet, odstraní se jeho žeton zaměření.',
  scout:
    'Pátrači se přemístí až o dvě pole, i tam, kde nemáte žeton kontroly. Na každé pole bez vašeho žetonu, na které vstoupí, položíte žeton stranou propátráno nahoru. Za každý položený žeton si přidáte ze zálohy do odhazovacího balíčku jednu kartu válečného zmatku. Dojdou-li vám v záloze, žetony pokládáte i tak.',
  stalk:
    'Odstřelovači se přemístí až o jedno pole, i tam, kde nemáte žeton kontroly. Žeton kontroly přitom nepokládáte a válečný zmatek si nepřidáváte. Smějí také zůstat stát.',
  bolster:
    'Vezměte ze zálohy nejvýše tolik karet, kolik udává hodnota akce, a přidejte je do odhazovacího balíčku; do ruky se dostanou, až se zamíchá. Velitel družstva smí povolat jen karty svého družstva. Seržant či feldvébl a zástupce velitele smějí povolat kteroukoli kartu kromě válečného zmatku. Jen oni tedy přivedou odstřelovače, minomet a další velitele.',
  command:
    'Doberte si z balíčku do ruky dvě karty, nebo jen jednu, chcete-li; v tomto tahu je můžete hrát jako obvykle. Dojde-li vám balíček, zamíchejte odhazovací a pokračujte. Karty ze stolu ani ze zálohy se do něj nemíchají.',
  conceal:
    'Soupeř přesune ze své zálohy do svého odhazovacího balíčku jednu kartu válečného zmatku. Nemá-li už v záloze žádnou, nic se nestane; zvolit akci ale smíte.',
  control:
    'Střelci otočí váš žeton kontroly na svém poli ze strany propátráno na stranu ovládáno. Leží-li tam nepřátelský žeton stranou ovládáno nahoru, otočí se zpět na propátráno. Na poli nesmí být žádná nepřátelská jednotka, ani jednotka pod palbou. Když střelci odejdou, pole vám zůstane. Ovládnout lze i pole bez cíle, žádnou hodnotu však nemá.',
  inspire:
    'Velitel družstva vám vrátí jednu zahranou kartu svého družstva ze stolu do ruky a v tomto tahu ji můžete zahrát znovu. Karty velitelů takto vrátit nelze, ani jeho vlastní. Nelze vrátit ani odstřelovače a minomet, protože nepatří do žádného družstva.',
  recon:
    'Vyřaďte ze hry jednu kartu válečného zmatku z ruky a doberte si místo ní jinou; v tomto tahu ji můžete hrát jako obvykle. Je-li balíček prázdný, zamíchejte nejdřív odhazovací. Bez válečného zmatku v ruce nelze tuto akci zvolit.',
  target:
    'Položte žeton zaměření na pole vzdálené od vašeho minometu nejméně tři pole; leží-li už na herním plánu, přemístěte ho. Žeton zůstává ležet, dokud se minomet nepohne nebo není odstraněn z herního plánu. Nevadí, ocitne-li se minomet pod palbou nebo přijde-li o kartu.',
  attack:
    'Vyberte kteroukoli nepřátelskou jednotku na herním plánu: na linie výhledu se nehraje a dostřel není omezen. Hoďte tolika kostkami, kolik udává hodnota akce, proti celkové hodnotě obrany. Zásah znamená jednu ztrátu, nikdy ne víc.',
  suppress:
    'Kulometčíci si vyberou kteroukoli nepřátelskou jednotku na herním plánu a házejí čtyřmi kostkami proti její celkové hodnotě obrany. Zásahem se její žeton otočí na stranu pod palbou; o žádnou kartu jednotka nepřijde. Na jednotku, která už pod palbou je, nemá zásah žádný účinek.',
  blast:
    'Hází se zvlášť proti každé jednotce na poli s vaším žetonem zaměření, i proti vlastním, v pořadí, jaké si zvolíte. Vzdálenost se nepočítá a kopec kryje jen za 1. Vítězství se ověřuje po každém hodu. Žeton zůstává ležet, takže minomet tam může střílet znovu. Bez žetonu zaměření na herním plánu nelze výbuch provést.',
  defence:
    'Sečtěte základní obranu na žetonu, kryt jeho pole a bonus za vzdálenost útočníka. Základní obranu 4 mají střelci, kulometčíci a minomet, 5 pátrači, 6 odstřelovači. Při výbuchu se vzdálenost nepočítá.',
  hills:
    'Pole s krytem 3/1 je kopec. Obvykle kryje za 3. Stojí-li útočník také na kopci, ať už na tomtéž, nebo na jiném, kryje jen za 1; stejně tak při výbuchu.',
  range:
    'Vzdálenost je počet kroků z pole na pole od útočníka k cíli; pole útočníka se nepočítá, takže na společném poli je nulová. Sousedí spolu pole, která mají společný kus hrany. Řeky, ploty ani domy na obrázku nic neblokují, záleží jen na čísle krytu.',
  dice: 'Hází se desetistěnnými kostkami s čísly 0 až 9. Zásah je, padne-li alespoň na jedné z nich celková hodnota obrany nebo víc. Nula je zásah vždy, takže při obraně 10 a vyšší pomůže jen ona. Další úspěšné kostky nic nepřidávají.',
  casualties:
    'Hráč, jehož jednotka byla zasažena, vyřadí ze hry jednu její kartu: pokud možno z ruky, jinak z odhazovacího balíčku, a není-li ani tam, z dobíracího, který se pak zamíchá. Nenajde-li se nikde, odstraní se z herního plánu žeton jednotky. Karty na stole a v záloze se nevyřazují. Oba hráči vidí, které jednotce karta patřila a odkud byla.',
  'removed-units':
    'Odstraněná jednotka se může vrátit, dokud má nějaké karty, třeba v záloze. Vrací se připravená, a to na pole se svým žetonem nasazení, nikoli tam, kde byla zničena. S odstraněným minometem mizí i jeho žeton zaměření.',
  objectives:
    'Hodnota cíle se počítá tomu, kdo ovládá jeho pole; krátce jí říkáme body. Jakmile součet vašich bodů dosáhne čísla ze scénáře, okamžitě vítězíte, i uprostřed tahu. Je-li vaším úkolem nepřítele potlačit, samotné body vám vítězství nepřinesou.',
  pin: 'Strana je potlačena, když na herním plánu nemá žádný žeton střelců. Vítězství to znamená jen pro toho, komu scénář ukládá nepřítele potlačit. Jinak potlačená strana hraje dál a její střelci se mohou vrátit s kartami z balíčku nebo ze zálohy.',
  'both-pinned':
    'Když jsou potlačeny obě strany a žádná dosud nezvítězila, hra končí. Vítězí ten, kdo má víc bodů; při shodě ten, kdo má žeton iniciativy. Jsou-li v jediném okamžiku splněny podmínky obou stran, má přednost ten, kdo je na tahu.',
  'beyond-all-hope':
    'Chybějí-li straně body, je potlačená a nezbyla jí jediná karta střelců v ruce, v balíčcích, na stole ani v záloze, body už nemá kdo získat a její situace je beznadějná. Před hrou se lze dohodnout, že stačí přijít o všechny karty střelců; taková strana pak platí za potlačenou, i kdyby měla střelce na herním plánu. Dokud jí v záloze leží jediná karta střelců, naději má, i kdyby už neměla kartu, která ji povolá. Má-li ji soupeř potlačit, hned vítězí. Má-li soupeř získat body, vítězí, jakmile jich má víc; je-li dřív sám potlačen, rozhodne se jako při potlačení obou stran.',
  radio:
    'Platí jen ve scénáři Důležité informace. Ovládají-li Američané pole s vysílačem, smějí tam jejich střelci použít ovládnutí znovu a zvýšit hodnotu cíle o 1, a to kolikrát chtějí. Na poli přitom nesmí být nepřátelská jednotka. Němci hodnotu zvyšovat nemohou, ale ovládnou-li pole, počítá se jim celá.',
  'resign-and-draw':
    'Pravidla délku hry neomezují a remízu neznají. Tady se můžete kdykoli vzdát. Oba hráči se také mohou dohodnout na remíze a po stu kolech končí hra nerozhodně.',
  'public-information':
    'Oba hráči vidí herní plán se všemi žetony, obě zálohy, zahrané karty na stole a počty karet v rukou i v balíčcích. Karty v ruce jsou tajné a pořadí karet v dobíracím balíčku nezná nikdo. Zda se smí nahlížet do odhazovacích balíčků, se určí před hrou. Do vlastních vyřazených karet smíte nahlédnout vždy, soupeřovy si musíte pamatovat.',
  campaign:
    'Scénáře lze hrát jeden po druhém jako kampaň; ze hry do hry se nic nepřenáší. Za každé vítězství je jeden bod, za každých celých deset vlastních ztrát ve všech hrách dohromady se jeden odečte. Vyhrává, kdo má víc bodů. Rozdíl 1 až 3 je těsné vítězství, 4 nebo 5 jasné, víc než 5 přesvědčivé; při rovnosti zůstává kampaň nerozhodnutá.',
  stacking:
    'Na jednom poli smí stát libovolný počet jednotek obou stran. Nepřátelské jednotky ani žetony kontroly nikdy nebrání ve vstupu. Jediné, čemu nepřátelská jednotka brání, je ovládnutí jejího pole.',
  'control-markers':
    'Kde máte žeton kontroly, ať na straně propátráno, nebo ovládáno, tam smějí vstoupit všechny vaše jednotky. Leží-li stranou ovládáno nahoru, počítá se vám i cíl na tomto poli. Na jediném poli mohou mít žeton obě strany, ovládáno však ukazuje nejvýš jeden z nich. Jednou položené žetony už na herním plánu zůstávají. Pátrači při pátrání a odstřelovači při skrytém přesunu žeton nepotřebují.',
};
