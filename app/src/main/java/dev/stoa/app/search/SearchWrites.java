package dev.stoa.app.search;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * A memory that is found by its word, and a vector by its id; searching indexes what other writes
 * left to be indexed.
 */
public final class SearchWrites implements TorturedContext {

  private static final String SCOPE = "torture-search";
  private static final VectorCollection VECTORS = new VectorCollection("torture");

  @Override
  public void write(Workspace workspace, String key) {
    done(
        workspace
            .memory()
            .remember(Remember.of("searched " + word(key)).scope(new MemoryScope(SCOPE))));
    done(workspace.vectors().put(VECTORS, List.of(VectorItem.of(key, 1, key.length()))));
    found(workspace, key);
  }

  /** One word, of letters only. */
  private static String word(String key) {
    StringBuilder word = new StringBuilder();
    key.chars().forEach(c -> word.append((char) (Character.isDigit(c) ? 'a' + c - '0' : 'x')));
    return word.toString();
  }

  private static Seq<SearchHit> found(Workspace workspace, String key) {
    return done(workspace.search().search(SearchEverything.about(word(key)).everywhere())).items();
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        found(workspace, key).nonEmpty(), workspace.vectors().find(VECTORS, key).isDefined());
  }
}
