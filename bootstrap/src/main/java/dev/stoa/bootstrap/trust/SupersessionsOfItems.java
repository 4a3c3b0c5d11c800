package dev.stoa.bootstrap.trust;

import dev.stoa.application.correction.CorrectionSupersessions;
import dev.stoa.application.knowledge.KnowledgeSupersessions;
import dev.stoa.application.memory.MemorySupersessions;
import dev.stoa.application.notebook.NoteSupersessions;
import dev.stoa.application.trust.Supersessions;
import dev.stoa.bootstrap.storage.Wiring;
import java.util.Iterator;
import java.util.List;

/** What items of each kind have superseded; made when iterated, as most commands need none. */
public final class SupersessionsOfItems implements Iterable<Supersessions> {

  private final Wiring wiring;

  /** Those of a workspace. */
  public SupersessionsOfItems(Wiring wiring) {
    this.wiring = wiring;
  }

  @Override
  public Iterator<Supersessions> iterator() {
    return List.<Supersessions>of(
            MemorySupersessions.in(wiring.storage()),
            KnowledgeSupersessions.in(wiring.storage()),
            CorrectionSupersessions.in(wiring.storage()),
            new NoteSupersessions(wiring.storage(), wiring.clock()))
        .iterator();
  }
}
