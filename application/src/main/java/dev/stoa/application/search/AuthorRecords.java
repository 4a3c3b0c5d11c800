package dev.stoa.application.search;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The names of agents that are indexed as authors; counted with what they wrote. */
public final class AuthorRecords implements AgentRecords {

  /** What has an agent as its author. That of a memory is a name as it was given. */
  private static final Seq<SearchSource> WRITTEN =
      Vector.of(SearchSource.MESSAGE, SearchSource.TURN);

  private final TextIndex index;

  /** For one workspace. */
  public AuthorRecords(SearchStorage storage) {
    this.index = storage.textIndex();
  }

  @Override
  public Option<AgentRefused> mergeRefusal(AgentName from, AgentName into) {
    return Option.none();
  }

  @Override
  public Map<String, Long> move(AgentName from, AgentName into) {
    WRITTEN.forEach(source -> index.renameAuthor(source, from.value(), into.value()));
    return TreeMap.empty();
  }

  @Override
  public Map<String, Long> shared(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public Map<String, Long> own(AgentName agent) {
    return TreeMap.empty();
  }

  @Override
  public void remove(AgentName agent) {
    // Texts go with what they are the texts of.
  }
}
