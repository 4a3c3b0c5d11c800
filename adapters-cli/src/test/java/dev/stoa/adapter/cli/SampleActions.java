package dev.stoa.adapter.cli;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;

/** Actions with every kind of member, which answer with what they were given. */
final class SampleActions {

  enum Level {
    LOW,
    HIGH
  }

  enum Format {
    MARKDOWN,
    JSON
  }

  record Line(String name, double weight) {}

  record Everything(
      @Param(value = "Its name.", position = 0) String name,
      @Param(value = "More names.", position = 1) Seq<String> others,
      @Param(value = "How many.", min = 1, max = 10, defaultValue = "3") int count,
      @Param(value = "How sure.", min = 0, max = 1) Option<Double> sure,
      @Param("Its level.") Option<Level> level,
      @Param("Several levels.") Seq<Level> levels,
      @Param("Scores.") Map<String, Double> score,
      @Param("Numbers.") Seq<Double> vector,
      @Param(value = "Whether it is all.", option = "all") boolean isAll,
      @Param("How long.") Option<Duration> pause,
      @Param("Details.") Option<CanonicalJson> details,
      @Param(value = "The text.", file = true) Option<String> text,
      @Param(value = "Lines.", lines = true) Seq<Line> lines,
      @Param(value = "The key.", secret = true) Option<String> key) {
    Everything {
      if (isAll && level.isDefined()) {
        throw BadInput.of("give {isAll} or {level}, not both");
      }
    }
  }

  record Shown(
      String name,
      int count,
      Option<Double> sure,
      Option<Level> level,
      Seq<Line> lines,
      Seq<String> others) {}

  record Page(@Paged Paging page) {}

  record Named(@Param(value = "Its name.", position = 0) String name) {}

  record Export(@Param(value = "The form.", defaultValue = "markdown") Format format) {}

  private SampleActions() {}

  static Catalogue catalogue() {
    return new Catalogue(
        List.of(
            ActionGroup.of(
                "sample",
                "Samples: 100% of them.",
                () -> List.of(echo(), list(), empty(), delete(), export(), check())),
            ActionGroup.of("sample.inner", "Inner samples.", () -> List.of(inner())),
            ActionGroup.of("lone", "A command without others.", () -> List.of(lone()))));
  }

  private static Action<?, ?> echo() {
    return Action.ofWorkspace()
        .write("sample.echo", "Answers with what it was given.")
        .details("Nothing is stored.")
        .example("{'name':'a b','others':['c','d'],'count':5,'sure':0.25,'level':'low'}")
        .example("{'name':'x','levels':['low','high'],'score':{'a=b':1.5,'c':2},'vector':[1,2.5]}")
        .example("{'name':'x','is_all':true,'pause':'PT1H30M','details':{'k':[1,'it\\u0027s']}}")
        .example("{'name':'x','text':'long text','lines':[{'name':'a','weight':1}],'key':'k1'}")
        .takes(Everything.class)
        .gives(
            Shown.class,
            (workspace, input) ->
                Either.right(
                    new Shown(
                        input.name(),
                        input.count(),
                        input.sure(),
                        input.level(),
                        input.lines(),
                        input.others())));
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("sample.list", "Lists lines.")
        .listing("lines")
        .example("{'limit':2}")
        .columns("name")
        .takes(Page.class)
        .answersPage(
            View.of(Line.class),
            (workspace, input) ->
                new dev.stoa.domain.kernel.Page<>(
                    List.of(new Line("a", 0.12345), new Line("b", 2)).take(input.page().limit()),
                    Option.when(input.page().limit() < 2, 1)));
  }

  private static Action<?, ?> empty() {
    return Action.ofWorkspace()
        .read("sample.empty", "Lists nothing.")
        .listing("lines")
        .example("{}")
        .takes(Page.class)
        .answersItems(View.of(Line.class), (workspace, input) -> List.empty());
  }

  private static Action<?, ?> delete() {
    return Action.ofWorkspace()
        .destroy("sample.delete", "Deletes a sample.")
        .example("{'name':'a'}")
        .takes(Named.class)
        .answers(Named.class, (workspace, input) -> input);
  }

  private static Action<?, ?> export() {
    return Action.ofWorkspace()
        .read("sample.export", "Writes lines.")
        .example("{'format':'json'}")
        .takes(Export.class)
        .givesLines(
            (workspace, input, progress) -> {
              progress.line("form " + input.format() + "\n");
              progress.done(1);
              return Either.right(new Streamed(1));
            });
  }

  private static Action<?, ?> check() {
    return Action.ofWorkspace()
        .read("sample.check", "Checks a name.")
        .example("{'name':'a'}")
        .takes(Named.class)
        .answers(Named.class, (workspace, input) -> input)
        .picture(answer -> "<" + answer.name() + ">\n")
        .soundIf(answer -> answer.name().equals("a"));
  }

  private static Action<?, ?> inner() {
    return Action.ofWorkspace()
        .read("sample.inner.show", "Shows an inner sample.")
        .example("{'name':'a'}")
        .takes(Named.class)
        .answers(Named.class, (workspace, input) -> input);
  }

  private static Action<?, ?> lone() {
    return Action.ofWorkspace()
        .read("lone", "Shows what it is given.")
        .example("{'name':'a'}")
        .takes(Named.class)
        .answers(Named.class, (workspace, input) -> input);
  }
}
