// Written by Scripts/generate-wire from WireNames.swift: change the tables there.

extension Name {
  static nonisolated var div: Name { Name(0) }
  static nonisolated var span: Name { Name(1) }
  static nonisolated var button: Name { Name(2) }
  static nonisolated var a: Name { Name(3) }
  static nonisolated var input: Name { Name(4) }
  static nonisolated var label: Name { Name(5) }
  static nonisolated var img: Name { Name(6) }
  static nonisolated var ul: Name { Name(7) }
  static nonisolated var ol: Name { Name(8) }
  static nonisolated var li: Name { Name(9) }
  static nonisolated var section: Name { Name(10) }
  static nonisolated var header: Name { Name(11) }
  static nonisolated var footer: Name { Name(12) }
  static nonisolated var main: Name { Name(13) }
  static nonisolated var nav: Name { Name(14) }
  static nonisolated var h1: Name { Name(15) }
  static nonisolated var h2: Name { Name(16) }
  static nonisolated var h3: Name { Name(17) }
  static nonisolated var h4: Name { Name(18) }
  static nonisolated var h5: Name { Name(19) }
  static nonisolated var h6: Name { Name(20) }
  static nonisolated var p: Name { Name(21) }
  static nonisolated var table: Name { Name(22) }
  static nonisolated var thead: Name { Name(23) }
  static nonisolated var tbody: Name { Name(24) }
  static nonisolated var tr: Name { Name(25) }
  static nonisolated var td: Name { Name(26) }
  static nonisolated var th: Name { Name(27) }
  static nonisolated var form: Name { Name(28) }
  static nonisolated var fieldset: Name { Name(29) }
  static nonisolated var legend: Name { Name(30) }
  static nonisolated var textarea: Name { Name(31) }
  static nonisolated var select: Name { Name(32) }
  static nonisolated var option: Name { Name(33) }
  static nonisolated var hr: Name { Name(34) }
  static nonisolated var strong: Name { Name(35) }
  static nonisolated var em: Name { Name(36) }
  static nonisolated var code: Name { Name(37) }
  static nonisolated var pre: Name { Name(38) }
  static nonisolated var svg: Name { Name(39) }
  static nonisolated var path: Name { Name(40) }
  static nonisolated var progress: Name { Name(41) }
  static nonisolated var details: Name { Name(42) }
  static nonisolated var summary: Name { Name(43) }
  static nonisolated var article: Name { Name(44) }
  static nonisolated var aside: Name { Name(45) }
  static nonisolated var small: Name { Name(46) }
  static nonisolated var sup: Name { Name(47) }
  static nonisolated var sub: Name { Name(48) }
  static nonisolated var dialog: Name { Name(49) }
  static nonisolated var `class`: Name { Name(50) }
  static nonisolated var id: Name { Name(51) }
  static nonisolated var style: Name { Name(52) }
  static nonisolated var href: Name { Name(53) }
  static nonisolated var src: Name { Name(54) }
  static nonisolated var alt: Name { Name(55) }
  static nonisolated var title: Name { Name(56) }
  static nonisolated var type: Name { Name(57) }
  static nonisolated var value: Name { Name(58) }
  static nonisolated var checked: Name { Name(59) }
  static nonisolated var disabled: Name { Name(60) }
  static nonisolated var placeholder: Name { Name(61) }
  static nonisolated var name: Name { Name(62) }
  static nonisolated var `for`: Name { Name(63) }
  static nonisolated var role: Name { Name(64) }
  static nonisolated var tabindex: Name { Name(65) }
  static nonisolated var ariaLabel: Name { Name(66) }
  static nonisolated var ariaHidden: Name { Name(67) }
  static nonisolated var ariaChecked: Name { Name(68) }
  static nonisolated var ariaPressed: Name { Name(69) }
  static nonisolated var ariaSelected: Name { Name(70) }
  static nonisolated var ariaExpanded: Name { Name(71) }
  static nonisolated var ariaDisabled: Name { Name(72) }
  static nonisolated var ariaLive: Name { Name(73) }
  static nonisolated var ariaLabelledby: Name { Name(74) }
  static nonisolated var ariaDescribedby: Name { Name(75) }
  static nonisolated var ariaDescription: Name { Name(76) }
  static nonisolated var ariaCurrent: Name { Name(77) }
  static nonisolated var ariaLevel: Name { Name(78) }
  static nonisolated var ariaValuetext: Name { Name(79) }
  static nonisolated var ariaOrientation: Name { Name(80) }
  static nonisolated var target: Name { Name(81) }
  static nonisolated var rel: Name { Name(82) }
  static nonisolated var lang: Name { Name(83) }
  static nonisolated var dir: Name { Name(84) }
  static nonisolated var width: Name { Name(85) }
  static nonisolated var height: Name { Name(86) }
  static nonisolated var loading: Name { Name(87) }
  static nonisolated var autocomplete: Name { Name(88) }
  static nonisolated var inputmode: Name { Name(89) }
  static nonisolated var maxlength: Name { Name(90) }
  static nonisolated var readonly: Name { Name(91) }
  static nonisolated var required: Name { Name(92) }
  static nonisolated var min: Name { Name(93) }
  static nonisolated var max: Name { Name(94) }
  static nonisolated var step: Name { Name(95) }
  static nonisolated var colspan: Name { Name(96) }
  static nonisolated var rowspan: Name { Name(97) }
  static nonisolated var scope: Name { Name(98) }
  static nonisolated var draggable: Name { Name(99) }
  static nonisolated var hidden: Name { Name(100) }
  static nonisolated var dataOn: Name { Name(101) }
  static nonisolated var dataKey: Name { Name(102) }
  static nonisolated var spellcheck: Name { Name(103) }
  static nonisolated var autocapitalize: Name { Name(104) }
  static nonisolated var enterkeyhint: Name { Name(105) }
  static nonisolated var color: Name { Name(106) }
  static nonisolated var background: Name { Name(107) }
  static nonisolated var backgroundColor: Name { Name(108) }
  static nonisolated var font: Name { Name(109) }
  static nonisolated var fontSize: Name { Name(110) }
  static nonisolated var fontWeight: Name { Name(111) }
  static nonisolated var fontFamily: Name { Name(112) }
  static nonisolated var fontStyle: Name { Name(113) }
  static nonisolated var opacity: Name { Name(114) }
  static nonisolated var padding: Name { Name(115) }
  static nonisolated var margin: Name { Name(116) }
  static nonisolated var minWidth: Name { Name(117) }
  static nonisolated var maxWidth: Name { Name(118) }
  static nonisolated var minHeight: Name { Name(119) }
  static nonisolated var maxHeight: Name { Name(120) }
  static nonisolated var alignItems: Name { Name(121) }
  static nonisolated var justifyContent: Name { Name(122) }
  static nonisolated var placeItems: Name { Name(123) }
  static nonisolated var gap: Name { Name(124) }
  static nonisolated var gridTemplate: Name { Name(125) }
  static nonisolated var gridTemplateColumns: Name { Name(126) }
  static nonisolated var gridTemplateRows: Name { Name(127) }
  static nonisolated var borderRadius: Name { Name(128) }
  static nonisolated var textAlign: Name { Name(129) }
  static nonisolated var translate: Name { Name(130) }
  static nonisolated var zIndex: Name { Name(131) }
  static nonisolated var flex: Name { Name(132) }
  static nonisolated var varGrow: Name { Name(133) }
  static nonisolated var varM: Name { Name(134) }
  static nonisolated var varKy: Name { Name(135) }
  static nonisolated var varGap: Name { Name(136) }
  static nonisolated var varIw: Name { Name(137) }
  static nonisolated var varIh: Name { Name(138) }
  static nonisolated var aspectRatio: Name { Name(139) }
  static nonisolated var objectFit: Name { Name(140) }
  static nonisolated var border: Name { Name(141) }
  static nonisolated var cursor: Name { Name(142) }
  static nonisolated var lineHeight: Name { Name(143) }
  static nonisolated var whiteSpace: Name { Name(144) }
  static nonisolated var overflow: Name { Name(145) }
  static nonisolated var varTint: Name { Name(146) }
  static nonisolated var letterSpacing: Name { Name(147) }
  static nonisolated var textDecoration: Name { Name(148) }
  static nonisolated var textTransform: Name { Name(149) }
  static nonisolated var webkitLineClamp: Name { Name(150) }
  static nonisolated var clipPath: Name { Name(151) }
  static nonisolated var varW: Name { Name(152) }
  static nonisolated var varFw: Name { Name(153) }
  static nonisolated var empty: Name { Name(154) }
  static nonisolated var `true`: Name { Name(155) }
  static nonisolated var `false`: Name { Name(156) }
  static nonisolated var text: Name { Name(157) }
  static nonisolated var checkbox: Name { Name(158) }
  static nonisolated var submit: Name { Name(159) }
  static nonisolated var off: Name { Name(160) }
  static nonisolated var on: Name { Name(161) }
  static nonisolated var polite: Name { Name(162) }
  static nonisolated var lazy: Name { Name(163) }
  static nonisolated var noopener: Name { Name(164) }
  static nonisolated var blank: Name { Name(165) }
  static nonisolated var h: Name { Name(166) }
  static nonisolated var v: Name { Name(167) }
  static nonisolated var g: Name { Name(168) }
  static nonisolated var lQ: Name { Name(169) }
  static nonisolated var t: Name { Name(170) }
  static nonisolated var sp: Name { Name(171) }
  static nonisolated var c: Name { Name(172) }
  static nonisolated var d: Name { Name(173) }
  static nonisolated var zero: Name { Name(174) }
  static nonisolated var minusOne: Name { Name(175) }
  static nonisolated var `switch`: Name { Name(176) }
  static nonisolated var presentation: Name { Name(177) }
  static nonisolated var heading: Name { Name(178) }
  static nonisolated var link: Name { Name(179) }
  static nonisolated var group: Name { Name(180) }
  static nonisolated var gP: Name { Name(181) }
  static nonisolated var cShape: Name { Name(182) }
  static nonisolated var cCircle: Name { Name(183) }
  static nonisolated var gBtn: Name { Name(184) }
  static nonisolated var gBtnDestructive: Name { Name(185) }
  static nonisolated var gBtnBorderless: Name { Name(186) }
  static nonisolated var gBtnBorderlessDestructive: Name { Name(187) }
  static nonisolated var gBtnBordered: Name { Name(188) }
  static nonisolated var gBtnBorderedDestructive: Name { Name(189) }
  static nonisolated var gBtnProminent: Name { Name(190) }
  static nonisolated var gBtnProminentDestructive: Name { Name(191) }
  static nonisolated var field: Name { Name(192) }
  static nonisolated var toggleG: Name { Name(193) }
  static nonisolated var gLink: Name { Name(194) }
  static nonisolated var vertical: Name { Name(195) }
  static nonisolated var horizontal: Name { Name(196) }
  static nonisolated var gSv: Name { Name(197) }
  static nonisolated var gSh: Name { Name(198) }
  static nonisolated var fieldPlain: Name { Name(199) }
  static nonisolated var varLines: Name { Name(200) }
  static nonisolated var varBox: Name { Name(201) }
  static nonisolated var varClip: Name { Name(202) }
  static nonisolated var varWrap: Name { Name(203) }
  static nonisolated var unseen: Name { Name(204) }
  static nonisolated var dataWith: Name { Name(rare: 0) }
  static nonisolated var gSvSh: Name { Name(rare: 1) }
  static nonisolated var gSvBare: Name { Name(rare: 2) }
  static nonisolated var gShBare: Name { Name(rare: 3) }
  static nonisolated var gSvShBare: Name { Name(rare: 4) }
  static nonisolated var password: Name { Name(rare: 5) }
  static nonisolated var imgC: Name { Name(rare: 6) }
  static nonisolated var srcset: Name { Name(rare: 7) }
  static nonisolated var varI: Name { Name(rare: 8) }
  static nonisolated var varScale: Name { Name(rare: 9) }
  static nonisolated var icon: Name { Name(rare: 10) }
  static nonisolated var iconC: Name { Name(rare: 11) }
  static nonisolated var iconFlips: Name { Name(rare: 12) }
  static nonisolated var iconFlipsC: Name { Name(rare: 13) }
  static nonisolated var o: Name { Name(rare: 14) }
  static nonisolated var dataFirst: Name { Name(rare: 15) }
  static nonisolated var gNat: Name { Name(rare: 16) }
  static nonisolated var gAr: Name { Name(rare: 17) }
  static nonisolated var gAs: Name { Name(rare: 18) }
  static nonisolated var placeContent: Name { Name(rare: 19) }
  static nonisolated var varAw: Name { Name(rare: 20) }
  static nonisolated var varAh: Name { Name(rare: 21) }
  static nonisolated var varAr: Name { Name(rare: 22) }
  static nonisolated var device: Name { Name(rare: 23) }
  static nonisolated var opener: Name { Name(rare: 24) }
  static nonisolated var announcer: Name { Name(rare: 25) }
  static nonisolated var dataSay: Name { Name(rare: 26) }
  static nonisolated var dataScheme: Name { Name(rare: 27) }
  static nonisolated var dataPageScheme: Name { Name(rare: 28) }
  static nonisolated var ariaModal: Name { Name(rare: 29) }
  static nonisolated var gBtnAction: Name { Name(rare: 30) }
  static nonisolated var fontVariant: Name { Name(rare: 31) }
  static nonisolated var verticalAlign: Name { Name(rare: 32) }
  static nonisolated var fontStretch: Name { Name(rare: 33) }
  static nonisolated var fontVariantNumeric: Name { Name(rare: 34) }
  static nonisolated var textShadow: Name { Name(rare: 35) }
  static nonisolated var varPaint: Name { Name(rare: 36) }
  static nonisolated var dataPaint: Name { Name(rare: 37) }
  static nonisolated var gBtnBorderlessWide: Name { Name(rare: 38) }
  static nonisolated var gBtnBorderlessWideDestructive: Name { Name(rare: 39) }
  static nonisolated var gBtnOwn: Name { Name(rare: 40) }
  static nonisolated var dataMotion: Name { Name(rare: 41) }

  /// How many names every page knows.
  static nonisolated var commonCount: Int { 205 }
}
