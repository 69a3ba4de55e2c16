// Made from the confusables data of Unicode 15 (UTS 39, as ICU 72 has it); see CREDITS.md. Only letters and digits
// that can stand in a name: recommended scripts without Hangul, fully decomposed (NFKD), where the prototype differs.

/** By script: each word is a character followed by the prototype that it is mistaken for. */
export const CONFUSABLES: readonly string[] = [
  // Digits
  '0O 1l',
  // Latin
  'Il mrn ÆAE ÐD\u0335 ØO\u0338 æae ð∂\u0335 øo\u0338 ĐD\u0335 đd\u0335 ĦH\u0335 ħh\u0335',
  'ıi ŁL\u0338 łl\u0338 ŒOE œoe ŦT\u0335 ŧt\u0335 ƀb\u0335 Ɓ\u0027B Ƃb\u0304 ƃb\u0304 Ƅb',
  'ƇC\u0027 ƉD\u0335 Ɗ\u0027D ƌd\u0304 ƍg ƑF\u0326 ƒf\u0326 ƓG\u0027 Ɩl Ɨl\u0335 ƘK\u0027',
  'ƙk\u0314 ƚl\u0335 ƝN\u0326 ƞn\u0329 ƟO\u0335 Ƥ\u0027P ƥp\u0314 ƦR Ƨ2 Ƭ\u0027T ƭt\u0314',
  'ƮT\u0328 Ƴ\u0027Y ƴy\u0314 ƵZ\u0335 ƶz\u0335 Ʒ3 ƻ2\u0335 Ƽ5 ƽs ƿþ ǀl ǁll ǃ! ǤG\u0335',
  'ǥg\u0335 Ȝ3 Ȣ8 ȣ8 ȤZ\u0326 ȥz\u0326 ȼc\u0338 ȾT\u0338 Ɂ? ɄU\u0335 ɆE\u0338 ɇe\u0338',
  'ɈJ\u0335 ɉj\u0335 ɍr\u0335 ɎY\u0335 ɏy\u0335 ɑa ɓb\u0314 ɖd\u0328 ɗd\u0314 əǝ ɚǝ˞ ɛꞓ',
  'ɠg\u0314 ɡg ɣy ɦh\u0314 ɨi\u0335 ɩi ɪi ɫl\u0334 ɭl\u0328 ɮlȝ ɯw ɱrn\u0326 ɳn\u0328',
  'ɵo\u0335 ɶoᴇ ɼr\u0329 ɽr\u0328 ʂs\u0328 ʋu ʏy ʐz\u0328 ʒȝ ʔ? ʠq\u0314 ʣdz ʤdȝ ʥdʑ ʦts',
  'ʧtʃ ʨtɕ ʩfŋ ʪls ʫlz ʼ\u0027 ˊ\u0027 ˋ\u0027 ᴄc ᴈɜ ᴋĸ ᴍʍ ᴏo ᴐɔ ᴑo ᴔǝo ᴜu ᴠv ᴡw ᴢz ᴤƨ ᵫue',
  'ᵮf\u0334 ᵯrn\u0334 ᵰn\u0334 ᵲr\u0334 ᵳɾ\u0334 ᵴs\u0334 ᵵt\u0334 ᵶz\u0334 ᵻi\u0335',
  'ᵼi\u0335 ᵽp\u0335 ᵾu\u0335 ᵿʊ\u0335 ᶃg ᶌy ᶐɋ ẝf ỿy ↃƆ ↄɔ ⱧH\u0329 ⱩK\u0329 ꜨT3 ꜩtȝ ꜱs',
  'ꜲAA ꜳaa ꜴAO ꜵao ꜶAU ꜷau ꜸAV ꜹav ꜺAV ꜻav ꜼAY ꜽay ꝀK\u0335 ꝊO\u0335 ꝋo\u0335 ꝎOO ꝏoo Ꝛ2',
  'ꝡw\u0326 Ꝫ3 ꝫȝ Ꝯ9 ꝷtf ꝸ& ꝺꝹ ꞌ\u0027 ꞏ· ꞕꜧ ꞘF ꞙf Ꞛ𐐒 ꞛ𐐺 ꞝʚ Ꞟꓤ ꞟu Ɜ3 Ʇꓕ ꞲJ ꞳX ꞴB ꞵß ꞶꙌ ꞷω',
  'ꟷー ꬲe ꬵf ꬽo ꬾo\u0338 ꬿɔ\u0338 ꭁǝo\u0338 ꭂǝo\u0335 ꭇr ꭈr ꭍʃ ꭎu ꭒu ꭓχ ꭕχ ꭚy ꭠљ ꭢɔe ꭣuo',
  // Marks
  '\u0305\u0304 \u030c\u0306 \u030d\u0670 \u0310\u0306\u0307 \u0311\u0302 \u0315\u0313',
  '\u0317\u0650 \u0320\u0331 \u0321\u0326 \u0322\u0328 \u0327\u0326 \u0336\u0335',
  '\u0337\u0338 \u0339\u0326 \u0342\u0303 \u0345\u0328 \u0347\u0333 \u0357\u0350',
  '\u0358\u0307 \u0366\u030a \u036e\u0306',
  // Greek
  'ͰⱵ ͶИ ͷᴎ ͻɔ ͽꜿ ͿJ ΑA ΒB ΕE ΖZ ΗH ΘO\u0335 Ιl ΚK ΛɅ ΜM ΝN ΟO ΡP ΣƩ ΤT ΥY ΧX αa βß γy δẟ',
  'εꞓ ηn\u0329 θO\u0335 ιi κĸ νv οo ρp σo τᴛ υu φɸ ϛς ϜF ϳj ϷÞ ϸþ ϺM ϽƆ ϿꜾ ᴦr ᴧʌ ᴨπ ᴩᴘ',
  // Cyrillic
  'ЄꞒ ЅS Іl ЈJ АA Бb\u0304 ВB ГΓ ЕE З3 КK ЛɅ МM НH ОO ПΠ РP СC ТT УY ФΦ ХX Ыbl Ьb ЮlO аa б6',
  'вʙ гr еe зɜ иᴎ кĸ мʍ нʜ оo пπ рp сc тᴛ уy фɸ хx ъˉb ыƅi ьƅ яᴙ єꞓ ѕs іi јj ћh\u0335 ѡw',
  'Ѣb\u0335 ѣb\u0335 ѰΨ ѱψ ѲO\u0335 ѳo\u0335 ѴV ѵv ѼѠ\u0486\u0487 ѽw\u0486\u0487',
  'ҊИ\u0326\u0300 ҋи\u0326\u0306 Ҍb\u0335 ҍb\u0335 ҐΓ\u0027 ґr\u0027 ҒΓ\u0335 ғr\u0335',
  'ҖЖ\u0329 җж\u0329 Ҙ3\u0326 ҙɜ\u0326 ҚK\u0329 қĸ\u0329 ҞK\u0335 ҟĸ\u0335 ҢH\u0329',
  'ңʜ\u0329 ҪC\u0326 ҫc\u0326 ҬT\u0329 ҭᴛ\u0329 ҮY үy ҰY\u0335 ұy\u0335 ҲX\u0329 һh ҽe',
  'ҾҼ\u0328 ҿe\u0328 Ӏl ӅɅ\u0326 ӆл\u0326 ӇH\u0326 ӈʜ\u0326 ӉH\u0326 ӊʜ\u0326 ӋҶ ӌҷ',
  'ӍM\u0326 ӎʍ\u0326 ӏi ӔAE ӕae ӘƏ әǝ Ӡ3 ӡȝ ӨO\u0335 өo\u0335 ԁd ԊǶ ԌG ԍɢ ԐƐ ԑꞓ ԛq ԜW ԝw ᴫл',
  'Ꙅ2 ꙅƨ ꙇi ꙍω ꙐЪl ꙑˉbi Ꙩʘ ꚕh\u0314 ꚘOO ꚙoo Ꚛ𐊨',
  // Armenian
  'Իኮ Մሆ Պጣ Ռቡ ՍU ՏS ՓΦ ՕO աw գq զq ծẟ հh յȷ ոn պɰ ռn սu ցg քf օo',
  // Hebrew
  '\u05d5l \u05d8v \u05d9\u0027 \u05dfl \u05e1o \u05f0ll \u05f1l\u0027 \u05f2\u0027\u0027',
  // Arabic
  '\u0627l \u062b\u0649\u06db \u0634\u0633\u06db \u063d\u0649\u0302 \u063f\u0649\u06db',
  '\u0647o \u064a\u0649 \u066e\u0649 \u066f\u06a1 \u0672l\u0674 \u0673l\u0655',
  '\u0679\u0649\u0615 \u067e\u0649\u06db \u0681\u062d\u0654 \u0685\u062d\u06db',
  '\u0688\u062f\u0615 \u068b\u068a\u0615 \u068e\u062f\u06db \u0691\u0631\u0615',
  '\u0692\u0631\u0306 \u0698\u0631\u06db \u069e\u0635\u06db \u069f\u0637\u06db',
  '\u06a4\u06a1\u06db \u06a7\u0641 \u06a8\u06a1\u06db \u06a9\u0643 \u06aa\u0643',
  '\u06ad\u0643\u06db \u06b4\u06af\u06db \u06b5\u0644\u0306 \u06b7\u0644\u06db \u06ba\u0649',
  '\u06bb\u0649\u0615 \u06bd\u0649\u06db \u06beo \u06c1o \u06c3\u0629 \u06c6\u0648\u0306',
  '\u06c7\u0648\u0313 \u06c8\u0648\u0670 \u06c9\u0648\u0302 \u06cb\u0648\u06db \u06cc\u0649',
  '\u06ce\u0649\u0306 \u06d0\u067b \u06d1\u0649\u06db \u06d2\u0649 \u06d5o',
  '\u06ee\u062f\u0302 \u06ef\u0631\u0302 \u06ffo\u0302 \u0751\u0628\u06db',
  '\u0756\u0649\u0306 \u0762\u06ac \u0763\u0643\u06db \u0767\u0754 \u0768\u0646\u0615',
  '\u0769\u0646\u0306 \u076c\u0631\u0654 \u0771\u0697\u0615 \u0772\u062d\u0654',
  '\u077e\u0633\u0302 \u08a1\u0628\u0654 \u08a4\u06a2\u06db \u08a7\u0645\u06db',
  '\u08a8\u0649\u0654 \u08a9\u0754 \u08ae\u062f\u0324\u0323 \u08af\u0635\u0324\u0323',
  '\u08b0\u06af \u08b1\u0648 \u08b2\u0632\u0302 \u08b6\u0628\u06e2 \u08b7\u0649\u06db\u06e2',
  '\u08b9\u0631\u0306\u0307 \u08ba\u0649\u0306\u0307 \u08bb\u06a1 \u08bc\u06a1 \u08bd\u0649',
  // Devanagari
  'ऄअ\u0946 आअ\u093e ईर\u094dइ ऍए\u0945 ऎए\u0946 ऐए\u0947 ऑअ\u0949 ऒअ\u093e\u0946',
  'ओअ\u093e\u0947 औअ\u093e\u0948 ॽ?',
  // Bengali
  'আঅ\u09be ৠঋ\u09c3 ৡঋ\u09c3',
  // Gurmukhi
  'ਆਅ\u0a3e ਇੲ\u0a3f ਈੲ\u0a40 ਉੳ\u0a41 ਊੳ\u0a42 ਏੲ\u0a47 ਐਅ\u0a48 ਔਅ\u0a4c',
  // Gujarati
  'આઅ\u0abe ઍઅ\u0ac5 એઅ\u0ac7 ઐઅ\u0ac8 ઑઅ\u0abe\u0ac5 ઓઅ\u0abe\u0ac7 ઔઅ\u0abe\u0ac8 ઽऽ',
  // Oriya
  'ଆଅ\u0b3e ଠO',
  // Tamil
  'ஊஉள ஜஐ ரஈ',
  // Telugu
  'ఓఒ\u0c55 ఔఒ\u0c4c ఠర\u05bc ఢడ\u0323 థధ\u05bc భబ\u0323 మవ\u0c41 షవ\u0323 హవ\u0c3e',
  'ౠఋ\u0c3e ౡఌ\u0c3e',
  // Kannada
  'ಅఅ ಆఆ ಇఇ ಒఒ ಓఒ\u0c55 ಔఒ\u0c4c ಜజ ಞఞ ಣణ ಯయ ಱఱ ಲల ೡಌ\u0cbe',
  // Malayalam
  'ഈഇ\u0d57 ഉஉ ഊஉ\u0d57 ഌന\u0d41 ഐഎ\u0d46 ഓഒ\u0d3e ഔഒ\u0d57 ങന\u0d41 ജஐ ഠo ണண റര ഴழ ശஶ',
  'ഺட\u0bbf ൎॱ ൟoരo ൡഞ ൻന\u0d4d ർര\u0d4d',
  // Thai
  'ฃข ซช ฏฎ ดค ตค ทฑ มฆ ฦภ แเเ ๅา',
  // Lao
  'ຈจ ຍย ບบ ປป ຝฝ ພพ ຟฟ',
  // Tibetan
  'ༀཨ\u0f7c\u0f7e ཪར',
  // Myanmar
  'ကဂ\u102c တo\u102c ဝo ဟပ\u102c ဩသ\u103c ဪသ\u103c\u1031\u102c\u103a ၥ၁ ၦပ\u103e',
  'ၯပ\u102c\u103e ၰဃ\u103e ၾၽ\u103e ႁဂ\u103e',
  // Georgian
  'ႠꞆ ყy ჳȝ ჿo',
  // Ethiopic
  'ሀU ሣɰ ቀΦ በՈ ኔձ ዐO',
  // Khmer
  'ឣអ',
  // Hiragana
  '〳/ く❬',
  // Katakana
  'イ亻 エ工 カ力 タ夕 ト卜 ニ二 ノ/ ハ八 ヘへ ロ口',
  // Han
  '㦳㘽 䎛㖈 䐠㬻 一ー 丶\u005c 丿/ 倂併 值値 啟啓 囗口 填塡 士土 壿墫 嬀媯 帲帡 幐㬺 戸戶 搉㩁 晣䀿 晩晚 曶㫚 朦䑃 柿杮 槩㮣 樧榝 潙溈 硏研 絶絕',
  '肦朌 胊朐 胐朏 胶㬵 脁朓 脧朘 腁胼 膧朣 蔿蒍 虁蘷 訞䚶 詽訮 讏讆 豣豜 趆赿 跺跥 躛躗 輧軿 郞郎 鎮鎭 隸隷 鹃鹂 黒黑 鿃䀹 𡿨❬',
];
