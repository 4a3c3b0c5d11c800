package dev.stoa.bootstrap.debate;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.consensus.ConsensusOfDebate;
import dev.stoa.application.debate.CodeVersionOperations;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.GateOperations;
import dev.stoa.application.lesson.LessonsOfDebate;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.storage.Storage;
import java.time.InstantSource;
import java.util.List;

/**
 * Needs: Storage, InstantSource, IdSource. Provides: DebateOperations, CodeVersionOperations,
 * GateOperations.
 */
public final class DebateModule extends AbstractModule {

  @Provides
  @Singleton
  public DebateOperations debates(Storage storage, InstantSource clock, IdSource ids) {
    return new DebateOperations(
        storage,
        clock,
        ids,
        List.of(
            new ConsensusOfDebate(storage, clock, ids), new LessonsOfDebate(storage, clock, ids)));
  }

  @Provides
  @Singleton
  public CodeVersionOperations codeVersions(Storage storage, InstantSource clock, IdSource ids) {
    return new CodeVersionOperations(storage, clock, ids);
  }

  @Provides
  @Singleton
  public GateOperations gates(Storage storage, InstantSource clock, IdSource ids) {
    return new GateOperations(storage, clock, ids);
  }
}
