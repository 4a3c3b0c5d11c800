package dev.stoa.app.search;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A memory that is found by its word; searching indexes what other writes left to be indexed. */
public final class SearchWrites implements TorturedContext {

  private static final String SCOPE = "torture-search";

  @Override
  public void write(Workspace workspace, String key) {
    done(
        workspace
            .memory()
            .remember(Remember.of("searched " + word(key)).scope(new MemoryScope(SCOPE))));
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
    return List.of(found(workspace, key).nonEmpty());
  }
}
