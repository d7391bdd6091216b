// Written by Scripts/generate-tuples.

#if !hasFeature(Embedded)
/// More views in a row than have a type of their own.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    repeat (each Content)._visit(each view.content, visitor)
  }
}

extension ViewBuilder {
  /// Any number of views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
}
#endif

/// 2 views in a row.
public struct TupleView2<V0: View, V1: View>: View {
  let v0: V0
  let v1: V1

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
  }

  public static var _isMarkup: Bool { V0._isMarkup && V1._isMarkup }
}

extension ViewBuilder {
  /// 2 views.
  public static func buildBlock<V0: View, V1: View>(
    _ v0: consuming V0,
    _ v1: consuming V1
  ) -> TupleView2<V0, V1> {
    TupleView2(v0: v0, v1: v1)
  }
}

/// 3 views in a row.
public struct TupleView3<V0: View, V1: View, V2: View>: View {
  let v0: V0
  let v1: V1
  let v2: V2

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
  }

  public static var _isMarkup: Bool { V0._isMarkup && V1._isMarkup && V2._isMarkup }
}

extension ViewBuilder {
  /// 3 views.
  public static func buildBlock<V0: View, V1: View, V2: View>(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2
  ) -> TupleView3<V0, V1, V2> {
    TupleView3(v0: v0, v1: v1, v2: v2)
  }
}

/// 4 views in a row.
public struct TupleView4<V0: View, V1: View, V2: View, V3: View>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
  }

  public static var _isMarkup: Bool { V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup }
}

extension ViewBuilder {
  /// 4 views.
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View>(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3
  ) -> TupleView4<V0, V1, V2, V3> {
    TupleView4(v0: v0, v1: v1, v2: v2, v3: v3)
  }
}

/// 5 views in a row.
public struct TupleView5<V0: View, V1: View, V2: View, V3: View, V4: View>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
  }

  public static var _isMarkup: Bool { V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup }
}

extension ViewBuilder {
  /// 5 views.
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View>(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4
  ) -> TupleView5<V0, V1, V2, V3, V4> {
    TupleView5(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4)
  }
}

/// 6 views in a row.
public struct TupleView6<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup
  }
}

extension ViewBuilder {
  /// 6 views.
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View>(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5
  ) -> TupleView6<V0, V1, V2, V3, V4, V5> {
    TupleView6(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5)
  }
}

/// 7 views in a row.
public struct TupleView7<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
  }
}

extension ViewBuilder {
  /// 7 views.
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View>(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6
  ) -> TupleView7<V0, V1, V2, V3, V4, V5, V6> {
    TupleView7(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5, v6: v6)
  }
}

/// 8 views in a row.
public struct TupleView8<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup
  }
}

extension ViewBuilder {
  /// 8 views.
  public static func buildBlock<V0: View, V1: View, V2: View, V3: View, V4: View, V5: View, V6: View, V7: View>(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7
  ) -> TupleView8<V0, V1, V2, V3, V4, V5, V6, V7> {
    TupleView8(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5, v6: v6, v7: v7)
  }
}

/// 9 views in a row.
public struct TupleView9<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup
  }
}

extension ViewBuilder {
  /// 9 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8
  ) -> TupleView9<V0, V1, V2, V3, V4, V5, V6, V7, V8> {
    TupleView9(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5, v6: v6, v7: v7, v8: v8)
  }
}

/// 10 views in a row.
public struct TupleView10<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup
  }
}

extension ViewBuilder {
  /// 10 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9
  ) -> TupleView10<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9> {
    TupleView10(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5, v6: v6, v7: v7, v8: v8, v9: v9)
  }
}

/// 11 views in a row.
public struct TupleView11<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup
  }
}

extension ViewBuilder {
  /// 11 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10
  ) -> TupleView11<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10> {
    TupleView11(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5, v6: v6, v7: v7, v8: v8, v9: v9, v10: v10)
  }
}

/// 12 views in a row.
public struct TupleView12<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup
  }
}

extension ViewBuilder {
  /// 12 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11
  ) -> TupleView12<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11> {
    TupleView12(v0: v0, v1: v1, v2: v2, v3: v3, v4: v4, v5: v5, v6: v6, v7: v7, v8: v8, v9: v9, v10: v10, v11: v11)
  }
}

/// 13 views in a row.
public struct TupleView13<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
  }
}

extension ViewBuilder {
  /// 13 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12
  ) -> TupleView13<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12> {
    TupleView13(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12
    )
  }
}

/// 14 views in a row.
public struct TupleView14<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup
  }
}

extension ViewBuilder {
  /// 14 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13
  ) -> TupleView14<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13> {
    TupleView14(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13
    )
  }
}

/// 15 views in a row.
public struct TupleView15<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13
  let v14: V14

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
    V14._visit(view.v14, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup && V14._isMarkup
  }
}

extension ViewBuilder {
  /// 15 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View,
    V14: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13,
    _ v14: consuming V14
  ) -> TupleView15<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14> {
    TupleView15(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13,
      v14: v14
    )
  }
}

/// 16 views in a row.
public struct TupleView16<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13
  let v14: V14
  let v15: V15

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
    V14._visit(view.v14, visitor)
    V15._visit(view.v15, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup && V14._isMarkup && V15._isMarkup
  }
}

extension ViewBuilder {
  /// 16 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View,
    V14: View,
    V15: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13,
    _ v14: consuming V14,
    _ v15: consuming V15
  ) -> TupleView16<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15> {
    TupleView16(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13,
      v14: v14,
      v15: v15
    )
  }
}

/// 17 views in a row.
public struct TupleView17<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View,
  V16: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13
  let v14: V14
  let v15: V15
  let v16: V16

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
    V14._visit(view.v14, visitor)
    V15._visit(view.v15, visitor)
    V16._visit(view.v16, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup && V14._isMarkup && V15._isMarkup && V16._isMarkup
  }
}

extension ViewBuilder {
  /// 17 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View,
    V14: View,
    V15: View,
    V16: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13,
    _ v14: consuming V14,
    _ v15: consuming V15,
    _ v16: consuming V16
  ) -> TupleView17<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16> {
    TupleView17(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13,
      v14: v14,
      v15: v15,
      v16: v16
    )
  }
}

/// 18 views in a row.
public struct TupleView18<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View,
  V16: View,
  V17: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13
  let v14: V14
  let v15: V15
  let v16: V16
  let v17: V17

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
    V14._visit(view.v14, visitor)
    V15._visit(view.v15, visitor)
    V16._visit(view.v16, visitor)
    V17._visit(view.v17, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup && V14._isMarkup && V15._isMarkup && V16._isMarkup && V17._isMarkup
  }
}

extension ViewBuilder {
  /// 18 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View,
    V14: View,
    V15: View,
    V16: View,
    V17: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13,
    _ v14: consuming V14,
    _ v15: consuming V15,
    _ v16: consuming V16,
    _ v17: consuming V17
  ) -> TupleView18<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16, V17> {
    TupleView18(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13,
      v14: v14,
      v15: v15,
      v16: v16,
      v17: v17
    )
  }
}

/// 19 views in a row.
public struct TupleView19<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View,
  V16: View,
  V17: View,
  V18: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13
  let v14: V14
  let v15: V15
  let v16: V16
  let v17: V17
  let v18: V18

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
    V14._visit(view.v14, visitor)
    V15._visit(view.v15, visitor)
    V16._visit(view.v16, visitor)
    V17._visit(view.v17, visitor)
    V18._visit(view.v18, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup && V14._isMarkup && V15._isMarkup && V16._isMarkup && V17._isMarkup && V18._isMarkup
  }
}

extension ViewBuilder {
  /// 19 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View,
    V14: View,
    V15: View,
    V16: View,
    V17: View,
    V18: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13,
    _ v14: consuming V14,
    _ v15: consuming V15,
    _ v16: consuming V16,
    _ v17: consuming V17,
    _ v18: consuming V18
  ) -> TupleView19<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16, V17, V18> {
    TupleView19(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13,
      v14: v14,
      v15: v15,
      v16: v16,
      v17: v17,
      v18: v18
    )
  }
}

/// 20 views in a row.
public struct TupleView20<
  V0: View,
  V1: View,
  V2: View,
  V3: View,
  V4: View,
  V5: View,
  V6: View,
  V7: View,
  V8: View,
  V9: View,
  V10: View,
  V11: View,
  V12: View,
  V13: View,
  V14: View,
  V15: View,
  V16: View,
  V17: View,
  V18: View,
  V19: View
>: View {
  let v0: V0
  let v1: V1
  let v2: V2
  let v3: V3
  let v4: V4
  let v5: V5
  let v6: V6
  let v7: V7
  let v8: V8
  let v9: V9
  let v10: V10
  let v11: V11
  let v12: V12
  let v13: V13
  let v14: V14
  let v15: V15
  let v16: V16
  let v17: V17
  let v18: V18
  let v19: V19

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    V0._visit(view.v0, visitor)
    V1._visit(view.v1, visitor)
    V2._visit(view.v2, visitor)
    V3._visit(view.v3, visitor)
    V4._visit(view.v4, visitor)
    V5._visit(view.v5, visitor)
    V6._visit(view.v6, visitor)
    V7._visit(view.v7, visitor)
    V8._visit(view.v8, visitor)
    V9._visit(view.v9, visitor)
    V10._visit(view.v10, visitor)
    V11._visit(view.v11, visitor)
    V12._visit(view.v12, visitor)
    V13._visit(view.v13, visitor)
    V14._visit(view.v14, visitor)
    V15._visit(view.v15, visitor)
    V16._visit(view.v16, visitor)
    V17._visit(view.v17, visitor)
    V18._visit(view.v18, visitor)
    V19._visit(view.v19, visitor)
  }

  public static var _isMarkup: Bool {
    V0._isMarkup && V1._isMarkup && V2._isMarkup && V3._isMarkup && V4._isMarkup && V5._isMarkup && V6._isMarkup
      && V7._isMarkup && V8._isMarkup && V9._isMarkup && V10._isMarkup && V11._isMarkup && V12._isMarkup
      && V13._isMarkup && V14._isMarkup && V15._isMarkup && V16._isMarkup && V17._isMarkup && V18._isMarkup
      && V19._isMarkup
  }
}

extension ViewBuilder {
  /// 20 views.
  public static func buildBlock<
    V0: View,
    V1: View,
    V2: View,
    V3: View,
    V4: View,
    V5: View,
    V6: View,
    V7: View,
    V8: View,
    V9: View,
    V10: View,
    V11: View,
    V12: View,
    V13: View,
    V14: View,
    V15: View,
    V16: View,
    V17: View,
    V18: View,
    V19: View
  >(
    _ v0: consuming V0,
    _ v1: consuming V1,
    _ v2: consuming V2,
    _ v3: consuming V3,
    _ v4: consuming V4,
    _ v5: consuming V5,
    _ v6: consuming V6,
    _ v7: consuming V7,
    _ v8: consuming V8,
    _ v9: consuming V9,
    _ v10: consuming V10,
    _ v11: consuming V11,
    _ v12: consuming V12,
    _ v13: consuming V13,
    _ v14: consuming V14,
    _ v15: consuming V15,
    _ v16: consuming V16,
    _ v17: consuming V17,
    _ v18: consuming V18,
    _ v19: consuming V19
  ) -> TupleView20<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16, V17, V18, V19> {
    TupleView20(
      v0: v0,
      v1: v1,
      v2: v2,
      v3: v3,
      v4: v4,
      v5: v5,
      v6: v6,
      v7: v7,
      v8: v8,
      v9: v9,
      v10: v10,
      v11: v11,
      v12: v12,
      v13: v13,
      v14: v14,
      v15: v15,
      v16: v16,
      v17: v17,
      v18: v18,
      v19: v19
    )
  }
}
