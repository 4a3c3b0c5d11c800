package dev.stoa.adapter.http.routes;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.domain.kernel.StoaContext;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Stream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The path of every action, written by hand: derived paths would put free text into urls.
 *
 * <p>No fixed word is at the place of a name or an id under the same method, so that every name can
 * be used. An answer in lines has its media type at the end.
 */
public final class Routes {

  private static final Map<String, Seq<String>> ROWS =
      Stream.of(StoaContext.values())
          .flatMap(Routes::lines)
          .map(line -> List.of(line.split(" +")))
          .foldLeft(LinkedHashMap.empty(), (rows, words) -> rows.put(words.head(), words.tail()));

  private Routes() {}

  /** The names of the actions that the table has. */
  static Set<String> names() {
    return ROWS.keySet();
  }

  /** The routes of a catalogue, in its order. */
  public static Seq<Route> of(Catalogue catalogue) {
    return catalogue.on(Edge.HTTP).map(Routes::of);
  }

  private static Route of(Action<?, ?> action) {
    Seq<String> words =
        ROWS.get(action.name())
            .getOrElseThrow(
                () ->
                    new IllegalStateException(
                        action.name() + " has no line in the routes of its context"));
    return new Route(
        action, words.get(0), words.get(1), words.size() > 2 ? words.get(2) : Route.JSON);
  }

  /** The lines of a context are a file named like it; one without actions over HTTP has none. */
  private static Seq<String> lines(StoaContext context) {
    try (InputStream file = Routes.class.getResourceAsStream(context.label() + ".txt")) {
      return file == null
          ? List.empty()
          : List.ofAll(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
