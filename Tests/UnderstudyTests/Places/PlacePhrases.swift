/// Phrases with the places that are in them, one a line: locale, phrase, places in their order.
///
/// A city or an airport is told by its code, a country, a part of one or an airline as `kind:key`; `-`
/// stands for none. `SFO>JFK` is a way that a flight search finds, `.` an end that it leaves open.
enum PlacePhrases {
  static let table = """
    en_US  Lisbon  LIS
    en_US  lisbon  LIS
    en_US  LISBON  LIS
    en_GB  Reykjavik  REK
    en_GB  Zürich  ZRH
    en_GB  Malmo  MMA
    en_US  Sao Paulo  SAO
    en_US  São Paulo  SAO
    en_US  Bogota  BOG
    en_US  Cancún  CUN
    en_US  Asunción  ASU
    en_GB  Gdansk  GDN
    en_GB  Wroclaw  WRO
    en_GB  Lodz  LCJ
    en_GB  Krakow  KRK
    en_US  Saint Louis  STL
    en_US  St. Louis  STL
    en_US  St Louis  STL
    en_US  Fort Lauderdale  FLL
    en_US  Ft. Lauderdale  FLL
    en_US  Ft Lauderdale  FLL
    en_US  O'Hare  ORD
    en_US  OHare  ORD
    en_US  Winston-Salem  INT
    en_US  Aix-en-Provence  QXB
    en_GB  Duesseldorf  DUS
    en_GB  Düsseldorf  DUS
    en_GB  Nuernberg  NUE
    en_GB  Goteborg  GOT
    en_GB  the Hague  HAG
    en_GB  Heathrow  LHR
    en_GB  Heathrow Airport  LHR
    en_GB  London Heathrow  LHR
    en_GB  Gatwick airport  LGW
    en_GB  Stansted  STN
    en_GB  Schiphol  AMS
    en_GB  Charles de Gaulle  CDG
    en_GB  Orly  ORY
    en_GB  Barajas  MAD
    en_GB  Fiumicino  FCO
    en_GB  Malpensa  MXP
    en_GB  Changi  SIN
    en_US  Dulles  IAD
    en_US  Reagan National  DCA
    en_US  LaGuardia  LGA
    en_US  La Guardia  LGA
    en_US  Logan airport  BOS
    en_US  Midway airport  MDW
    en_US  Love Field  DAL
    en_US  Hartsfield-Jackson  ATL
    en_US  Sky Harbor  PHX
    en_US  Narita  NRT
    en_US  Haneda  HND
    en_US  Incheon airport  ICN
    en_US  Kansai  KIX
    en_US  Suvarnabhumi  BKK
    de_DE  Franz Josef Strauß  MUC
    en_GB  Franz Josef Strauss  MUC
    en_US  JFK  JFK
    en_US  LAX  LAX
    en_US  SFO and OAK  SFO OAK
    en_US  EGLL  LHR
    en_US  KJFK  JFK
    en_US  EDDF to LFPG  FRA CDG
    en_US  NYC  NYC
    en_US  LON  LON
    en_US  TYO  TYO
    en_US  PAR  PAR
    en_US  Portland, Maine  PWM
    en_US  Portland Maine  PWM
    en_US  Portland, ME  PWM
    en_US  portland, me  PWM
    en_US  Portland, Oregon  PDX
    en_US  Portland OR  PDX
    en_US  Portland  PDX
    en_US  Paris, Texas  PRX
    en_US  Paris Texas  PRX
    en_US  Paris  PAR
    en_US  San Jose, Costa Rica  SJO
    en_US  San Jose Costa Rica  SJO
    en_US  San Jose, California  SJC
    en_US  San Jose  SJC
    en_US  Birmingham, UK  BHX
    en_US  Birmingham, Alabama  BHM
    en_US  Birmingham AL  BHM
    en_US  Springfield, MO  SGF
    en_US  springfield, missouri  SGF
    en_US  London, Ontario  YXU
    en_US  London Ontario  YXU
    en_GB  London, England  LON
    en_US  Washington, DC  WAS
    en_US  Washington DC  WAS
    en_US  washington d.c.  WAS
    en_US  Rochester, Minnesota  RST
    en_US  Columbus, Georgia  CSG
    en_US  Columbus, Ohio  CMH
    en_US  Charleston, West Virginia  CRW
    en_US  Charleston, South Carolina  CHS
    en_US  Jackson, Mississippi  JAN
    en_US  Jackson, Wyoming  JAC
    en_US  Albany, Georgia  ABY
    en_US  Burlington, Vermont  BTV
    en_US  Manchester, New Hampshire  MHT
    en_GB  Manchester  MAN
    en_US  Vancouver, BC  YVR
    en_US  Victoria, British Columbia  YYJ
    en_US  Melbourne, Florida  MLB
    en_AU  Melbourne  MEL
    en_AU  Perth, Australia  PER
    en_US  Sydney, NSW  SYD
    en_US  Sydney, Nova Scotia  YQY
    en_US  Naples, Florida  APF
    en_US  Naples, Italy  NAP
    en_US  Rome, Italy  ROM
    en_US  Athens, Georgia  AHN
    en_US  Athens, Greece  ATH
    en_US  Dublin, Ireland  DUB
    en_US  Santiago, Chile  SCL
    en_US  Valencia, Spain  VLC
    en_US  Valencia, Venezuela  VLN
    en_US  Cordoba, Argentina  COR
    en_US  Hyderabad, India  HYD
    en_US  Delhi, India  DEL
    en_US  Seattle, WA  SEA
    en_US  Denver, Colorado, USA  DEN
    en_US  Toronto (Canada)  YTO
    en_US  New York JFK  JFK
    en_US  Tokyo Narita  NRT
    en_US  Tokyo Haneda  HND
    en_US  Houston Hobby  HOU
    en_US  Chicago Midway  MDW
    en_US  Chicago O'Hare  ORD
    en_US  Paris Orly  ORY
    en_US  Milan Linate  LIN
    en_US  Rome Ciampino  CIA
    en_US  MUC (Munich)  MUC
    en_US  JFK (New York)  JFK
    en_US  any London airport  LON
    en_US  Bonn  BNJ
    en_US  Chi-town  CHI
    en_US  Philly  PHL
    en_US  Vegas  LAS
    en_US  San Fran  SFO
    en_US  the Bay Area  SFO
    en_US  SF  SFO
    en_US  LA  LAX
    en_US  NYC and DC  NYC WAS
    en_US  the Big Apple  NYC
    en_US  Twin Cities  MSP
    en_US  the Windy City  CHI
    en_US  Joburg  JNB
    en_US  HK  HKG
    en_US  KL  KUL
    en_US  Maui  OGG
    en_US  Denpasar  DPS
    en_US  Kauai  LIH
    en_US  Kona  KOA
    en_US  NOLA  MSY
    en_US  Rio  RIO
    en_US  Bombay  BOM
    en_US  Calcutta  CCU
    en_US  Madras  MAA
    en_US  Saigon  SGN
    en_US  Leningrad  LED
    en_US  Peking  BJS
    en_US  Rangoon  RGN
    en_US  Constantinople  IST
    en_US  Italy  country:IT
    en_US  somewhere in Italy  country:IT
    en_US  France and Spain  country:FR country:ES
    en_US  the Netherlands  country:NL
    en_US  Holland  country:NL
    en_US  UK  country:GB
    en_US  USA  country:US
    en_US  U.S.A.  country:US
    en_US  Great Britain  country:GB
    en_US  New Zealand  country:NZ
    en_US  South Korea  country:KR
    en_US  Brazil  country:BR
    en_US  Florida  subdivision:US-FL
    en_US  somewhere in California  subdivision:US-CA
    en_US  Texas  subdivision:US-TX
    en_US  British Columbia  subdivision:CA-BC
    en_US  Queensland  subdivision:AU-QLD
    en_US  Scotland  subdivision:GB-SCT
    en_US  Sicily  subdivision:IT:Sicily
    en_US  Lufthansa  airline:LH
    en_US  British Airways  airline:BA
    en_US  United Airlines  airline:UA
    en_US  KLM  airline:KL
    en_US  SAS  airline:SK
    en_US  Emirates  airline:EK
    en_US  the can is empty  -
    en_US  you may go now  -
    en_US  not for me and not for you  -
    en_US  I sat by the sea  -
    en_US  they split the bill  -
    en_US  a nice mobile phone  -
    en_US  help me or call her  -
    en_US  ok, hi there  -
    en_US  what a fare  -
    en_US  reading in the bath  -
    de_DE  hin und zurück  -
    es_ES  por menos de eso  -
    fr_FR  à la maison  -
    it_IT  non lo so, no  -
    nl_NL  voor het eerst in de klas  -
    en_US  sfo to jfk  SFO>JFK
    en_US  sfo jfk  SFO>JFK
    en_US  ord-den  ORD>DEN
    en_US  fra/lhr  FRA>LHR
    en_US  den sea  DEN>SEA
    en_US  bos pit  BOS>PIT
    en_US  LHR to CDG  LHR>CDG
    en_US  from SFO to SFO  SFO>.
    en_US  lax-hnl  LAX>HNL
    en_US  vie > prg  VIE>PRG
    en_US  atl to bna  ATL>BNA
    en_US  SIN DPS  SIN>DPS
    en_US  DEL BOM  DEL>BOM
    en_US  from ams to osl  AMS>OSL
    en_US  flight from Genoa to Goa  GOA>GOI
    en_US  flight from genoa to goa  GOA>GOI
    en_US  from Memphis to Nashville  MEM>BNA
    en_US  Sacramento to Reno  SMF>RNO
    en_US  Houston to Detroit  HOU,IAH>DTT,DTW
    en_US  from Boston to Philadelpia  BOS>PHL
    en_US  from Pittsburg to Indianapolis  PIT>IND
    en_US  from Huston to Denver  HOU,IAH>DEN
    en_US  from Bangalor to Chennai  BLR>MAA
    en_US  from Frankfrut to Munich  FRA>MUC
    en_US  from Barselona to Madrid  BCN>MAD
    en_US  from Edinburg to London  EDI>LON
    en_US  from Istambul to Vienna  IST>VIE
    en_US  from San Fransisco to Seattle  SFO>SEA
    en_US  from Los Angelas to Tokyo  LAX>TYO
    en_US  from Johanesburg to Nairobi  JNB>NBO
    en_US  from Copenhagan to Oslo  CPH>OSL
    en_US  from Minneapolis to Milwakee  MSP>MKE
    en_US  from Cincinatti to Boston  CVG>BOS
    en_US  from Albuquerqe to Dallas  ABQ>DFW
    en_US  Newcastle to Sydney  NTL>SYD
    en_US  London to Toronto  LON>YTO
    en_US  Nice to Split  NCE>SPU
    en_GB  Inverness to Exeter  INV>EXT
    en_US  to Munich from Hamburg  HAM>MUC
    en_US  from Malta to Luxembourg  MLA>LUX
    en_GB  Cambridge to Dublin  CBG>DUB
    de_DE  von München nach Köln  MUC>CGN
    de_DE  Wien nach Zürich  VIE>ZRH
    fr_FR  de Paris à Londres  PAR>LON
    fr_FR  Genève Athènes  GVA>ATH
    es_ES  de Londres a Nueva York  LON>NYC
    it_IT  da Milano a Roma  MIL>ROM
    it_IT  da Venezia a Firenze  VCE>FLR
    pt_BR  de São Paulo para Lisboa  SAO>LIS
    nl_NL  van Parijs naar Londen  PAR>LON
    pl_PL  Warszawa  WAW
    cs_CZ  Praha  PRG
    hu_HU  Bécs  VIE
    fi_FI  Tukholma  STO
    sv_SE  Köpenhamn  CPH
    tr_TR  Londra  LON
    ro_RO  București  BUH
    vi_VN  Đà Nẵng  DAD
    ja_JP  東京  TYO
    ja_JP  大阪  OSA
    ja_JP  羽田  HND
    ja_JP  成田空港  NRT
    ja_JP  ニューヨーク  NYC
    ja_JP  ロンドン  LON
    ja_JP  札幌  SPK
    ja_JP  那覇  OKA
    ja_JP  東京成田  NRT
    ja_JP  羽田から伊丹まで  HND>ITM
    ja_JP  福岡から石垣島へ  FUK>ISG
    ja_JP  フランス  country:FR
    zh_CN  北京  BJS
    zh_CN  上海  SHA
    zh_CN  广州  CAN
    zh_CN  伦敦  LON
    zh_CN  罗马  ROM
    zh_CN  浦东机场  PVG
    zh_CN  从成都到昆明  CTU>KMG
    zh_TW  臺北  TPE
    zh_TW  東京  TYO
    zh_CN  意大利  country:IT
    ko_KR  서울  SEL
    ko_KR  부산  PUS
    ko_KR  제주  CJU
    ko_KR  인천공항  ICN
    ko_KR  도쿄  TYO
    ko_KR  서울에서 부산까지  SEL>PUS
    ko_KR  김포에서 제주로  GMP>CJU
    ko_KR  일본  country:JP
    ru_RU  Москва  MOW
    ru_RU  из Москвы в Сочи  MOW>AER
    ru_RU  из Казани в Самару  KZN>KUF
    ru_RU  из Санкт-Петербурга в Екатеринбург  LED>SVX
    ru_RU  из Новосибирска в Иркутск  OVB>IKT
    ru_RU  из Нижнего Новгорода в Уфу  GOJ>UFA
    ru_RU  из Лондона в Париж  LON>PAR
    ru_RU  Италия  country:IT
    uk_UA  Київ  IEV
    uk_UA  Львів  LWO
    bg_BG  София  SOF
    sr_RS  Београд  BEG
    el_GR  Αθήνα  ATH
    el_GR  Θεσσαλονίκη  SKG
    el_GR  Λονδίνο  LON
    he_IL  תל אביב  TLV
    he_IL  לונדון  LON
    he_IL  מלונדון  LON
    he_IL  בניו יורק  NYC
    ar_EG  القاهرة  CAI
    ar_AE  دبي  DXB
    ar_SA  الرياض  RUH
    ar_EG  لندن  LON
    fa_IR  تهران  THR
    fa_IR  پاریس  PAR
    hi_IN  दिल्ली  DEL
    hi_IN  मुंबई  BOM
    bn_BD  ঢাকা  DAC
    ta_IN  சென்னை  MAA
    th_TH  กรุงเทพ  BKK
    th_TH  ภูเก็ต  HKT
    ka_GE  თბილისი  TBS
    hy_AM  Երևան  EVN
    kk_KZ  Алматы  ALA
    en_US  EGLL to KJFK  LHR JFK
    en_US  egll-kjfk  LHR>JFK
    en_US  TXL  TXL
    en_GB  London Paddington  station:QQP
    en_GB  Paddington  station:QQP
    en_GB  Bristol Temple Meads  station:TPB
    en_GB  Edinburgh Waverley  station:ZXE
    fr_FR  Gare du Nord  station:XPG
    fr_FR  Gare de Lyon-Part-Dieu  station:XYD
    en_US  Penn Station  station:ZYP
    en_US  cafes near me  place:nearby
    en_US  what is open around here  place:here
    en_US  from here to Denver  place:here DEN
    en_US  from home to Denver  place:home DEN
    en_US  a home office  -
    en_US  home  place:home
    de_DE  in meiner Nähe  place:nearby
    fr_FR  près de chez moi  place:nearby
    es_ES  cerca de aquí  place:nearby
    ru_RU  отсюда в Казань  place:here KZN
    ja_JP  近くのホテル  place:nearby
    ko_KR  집에서 부산까지  place:home PUS
    zh_CN  附近的餐厅  place:nearby
    en_US  nearest airport to Princeton  TTN
    en_US  the closest airport to Bath  BRS
    en_US  the airport nearest Siena  FLR
    de_DE  nächster Flughafen bei Bamberg  NUE
    ja_JP  ケンブリッジに一番近い空港  STN
    he_IL  מברצלונה לרומא  BCN>ROM
    he_IL  מתל אביב לאתונה  TLV>ATH
    ar_EG  من القاهرة لباريس  CAI>PAR
    ko_KR  인천에서 삿포로까지  ICN>SPK
    ru_RU  из Владимира в Липецк  IWA>LPK
    en_US  flights to Alaska  subdivision:US-AK
    en_US  nashvile to chicago  BNA>CHI
    """
}
