/// The last labels of hosts by which one without a scheme is known.
enum TopLevelDomains {
  /// The names: those of countries, and the general ones that are used most.
  static let names = Set(
    """
    ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz \
    ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk \
    fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir \
    is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk \
    ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl \
    pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc \
    td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw \
    com org net edu gov mil int info biz name pro aero coop museum jobs mobi travel tel cat asia post app dev \
    page blog cloud shop store online site tech xyz club live news design agency academy world today space \
    email link art health bank law media music video games game team work systems solutions services digital \
    network software company global group city house earth land one aws google amazon microsoft london paris \
    berlin tokyo nyc africa tube zone wiki
    """.split(separator: " ").map(String.init))
}
