package dev.stoa.app.torture;

import dev.stoa.application.operations.HealthRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.StorageConfig;
import dev.stoa.torture.TorturedStore;
import dev.stoa.torture.Trouble;
import io.vavr.control.Option;
import java.util.List;

/**
 * A workspace. A write is an agent and an entry of the audit trail, in one unit of work: with
 * either alone it is torn.
 */
public final class TorturedStoa implements TorturedStore {

  @Override
  public OpenStore open(String url) {
    return new OpenStoa(Stoa.open(config(url)));
  }

  static StorageConfig config(String url) {
    return StorageConfig.of(url).withConnections(2).withoutSlowUnit();
  }

  @Override
  public List<Trouble> troubles(String url) {
    return url.startsWith(FullDisk.SQLITE)
        ? List.of(new ClockJumps(url), new Tampering(url), new FullDisk(url))
        : List.of(new ClockJumps(url), new Tampering(url), new EndedSessions(url));
  }

  record OpenStoa(Stoa stoa) implements OpenStore {

    @Override
    public void write(String key) {
      stoa.<RuntimeException, Object>atomically(
              workspace ->
                  workspace
                      .agents()
                      .register(AgentRegistration.of(key, "torture"))
                      .<RuntimeException>mapLeft(RefusalException::new)
                      .flatMap(
                          agent ->
                              workspace
                                  .audit()
                                  .append(AuditEvent.of("torture").withId(key))
                                  .mapLeft(RefusalException::new)))
          .getOrElseThrow(failure -> failure);
    }

    @Override
    public Held held(String key) {
      boolean entry = stoa.audit().find(new AuditEntryId(key)).isDefined();
      boolean agent = stoa.agents().resolve(key).isRight();
      return entry && agent ? Held.ALL : entry || agent ? Held.PART : Held.NOTHING;
    }

    @Override
    public List<String> faults() {
      return stoa.audit()
          .verify()
          .getOrElseThrow(RefusalException::new)
          .firstFault()
          .map(fault -> "the audit trail: " + fault)
          .toVector()
          .appendAll(
              stoa.health()
                  .check(new HealthRequest(true, Option.none()))
                  .filter(HealthFinding::isProblem)
                  .map(one -> one.check() + ": " + one.found()))
          .toJavaList();
    }

    @Override
    public void close() {
      stoa.close();
    }
  }
}
