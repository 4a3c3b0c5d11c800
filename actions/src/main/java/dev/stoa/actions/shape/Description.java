package dev.stoa.actions.shape;

import dev.stoa.actions.shape.Found.Need;
import io.vavr.Lazy;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The members of a record as callers see them, while they are described. Members are named as JSON
 * names them at that point.
 */
record Description(Seq<Member> members, Maker maker, Seq<Need> needs) {

  static Description of(Class<?> type, Map<String, Type> bindings) {
    RecordComponent[] components = type.getRecordComponents();
    Description all =
        new Description(
            List.of(components).map(component -> member(component, bindings)),
            Maker.of(type),
            List.empty());
    for (RecordComponent component : components) {
      Paged paged = component.getAnnotation(Paged.class);
      if (paged != null) {
        all = all.flatten(Words.snake(component.getName()), paging(paged));
      }
    }
    return all;
  }

  /** Of a value of which nothing is shown yet. */
  static Description empty(Class<?> type) {
    return new Description(List.empty(), Maker.of(type), List.empty());
  }

  private static Member member(RecordComponent component, Map<String, Type> bindings) {
    return Member.of(
        component.getName(),
        GenericType.resolved(component.getGenericType(), bindings),
        Option.of(component.getAnnotation(Param.class)).map(About::of),
        Handles.getter(component.getAccessor()));
  }

  private static Description paging(Paged paged) {
    return of(Paging.class, HashMap.empty())
        .about(
            "limit",
            about -> about.value(paged.limit()).otherwise(Integer.toString(paged.value())));
  }

  Member member(String name) {
    return members
        .find(member -> member.name().equals(name))
        .getOrElseThrow(
            () ->
                new IllegalArgumentException(
                    name + " is unknown: use " + members.map(Member::name).mkString(", ")));
  }

  private Description with(Seq<Member> changed) {
    return new Description(changed, maker, needs);
  }

  private Description replace(String name, Seq<Member> others) {
    int index = members.indexOf(member(name));
    return with(members.removeAt(index).insertAll(index, others));
  }

  private Description change(String name, UnaryOperator<Member> change) {
    return replace(name, List.of(change.apply(member(name))));
  }

  Description rename(String name, String other) {
    return change(name, member -> member.called(other));
  }

  Description about(String name, UnaryOperator<About> words) {
    return change(
        name,
        member -> member.with(words.apply(member.param().map(About::copy).getOrElse(About::new))));
  }

  Description leaveOut(String name) {
    return replace(name, List.empty());
  }

  /** These members first, the others after them. */
  Description order(Seq<String> names) {
    Seq<Member> first = names.map(this::member);
    return with(first.appendAll(members.removeAll(first)));
  }

  Description before(String name, String other) {
    Member moved = member(name);
    Seq<Member> rest = members.remove(moved);
    return with(rest.insert(rest.indexOf(member(other)), moved));
  }

  Description add(Member member) {
    return with(members.append(member));
  }

  Description replace(String name, Member... others) {
    return replace(name, List.of(others));
  }

  Description needing(AnswerLookup<?, ?> lookup, Function<Object, ? extends Iterable<?>> keys) {
    return new Description(members, maker, needs.append(new Need(lookup, keys)));
  }

  /** The members of a component that is a record, or perhaps one, in its place. */
  Description flatten(String name, Description inner) {
    Member outer = member(name);
    return replace(name, inner.members.map(member -> member.inside(outer)))
        .made(outer, inner.maker)
        .needing(outer, inner.needs);
  }

  /** As above, where the component is made of a record that callers see in its place. */
  Description flatten(
      String name, Description inner, UnaryOperator<Object> made, UnaryOperator<Object> seen) {
    Member outer = member(name);
    Getter getter = outer.getter();
    Member shown = outer.reading(Kind.ONE, (owner, found) -> seen.apply(getter.get(owner, found)));
    return replace(name, inner.members.map(member -> member.inside(shown)))
        .made(outer, inner.maker.finish(made));
  }

  /** A component whose records, one or several, are described too. */
  Description nest(String name, Lazy<RecordShape> shape) {
    Member outer = member(name);
    return change(name, member -> outer.shaped(Lazy.of(() -> outer.kind().of(shape.get()))));
  }

  /** As above, each with what was found for the answer. */
  Description nest(String name, Lazy<RecordShape> shape, Lazy<Seq<Need>> inside) {
    Member outer = member(name);
    return nest(name, shape)
        .change(name, member -> member.reading(outer.kind(), outer.kind().seen(outer.getter())))
        .needing(outer, inside.get());
  }

  private Description made(Member outer, Maker inner) {
    return new Description(members, maker.flatten(outer.path(), inner), needs);
  }

  private Description needing(Member outer, Seq<Need> inside) {
    Function<Object, Seq<Object>> values =
        owner -> outer.kind().values(outer.getter().get(owner, Found.NOTHING));
    return new Description(
        members,
        maker,
        needs.appendAll(
            inside.map(
                need ->
                    new Need(
                        need.lookup(), owner -> values.apply(owner).flatMap(need.keys()::apply)))));
  }

  /** Without a component that always has this value. */
  Description fix(String name, Object value) {
    return leaveOut(name).made(member(name), Maker.constant(value));
  }

  RecordShape shape(Class<?> type, String title) {
    return new RecordShape(type, title, members, maker);
  }
}
