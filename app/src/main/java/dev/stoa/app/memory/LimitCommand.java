package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.memory.EvictionReport;
import dev.stoa.domain.memory.MemoryPressure;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.TierLimits;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Keeps tiers from growing too full. */
@Command(
    name = "limit",
    description = {
      "Archives the least important memories of tiers over their limit.",
      "Protected memories stay."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory limit --dry-run",
      "  stoa memory limit --most fast=500 --most slow=20000",
    })
final class LimitCommand extends MemoryAction {

  @Option(names = "--scope", paramLabel = "<name>", description = "Only in this scope.")
  private String scope;

  @Option(
      names = "--most",
      paramLabel = "<tier>=<count>",
      description = "Another limit for a tier; repeatable.")
  private Map<String, Long> most = new LinkedHashMap<>();

  @Option(names = "--dry-run", description = "Only show how full the tiers are.")
  private boolean dryRun;

  @Override
  protected Answer answer() {
    TierLimits limits = CliFailure.checked("--most: ", this::limits);
    io.vavr.control.Option<MemoryScope> only = scope(scope);
    return workspace().use(stoa -> limit(stoa.memory(), limits, only));
  }

  private Answer limit(
      MemoryOperations memory, TierLimits limits, io.vavr.control.Option<MemoryScope> only) {
    long evicted = 0;
    boolean more = !dryRun;
    while (more) {
      EvictionReport report = memory.enforceLimits(limits, only, Page.MAX_SIZE);
      evicted += report.evicted().size();
      more = report.more();
    }
    MemoryPressure pressure = memory.pressure(limits, only);
    Table table =
        Table.of("tier", "memories", "limit")
            .rows(
                pressure.counts().toVector(),
                held -> new Object[] {held._1.label(), held._2, limits.of(held._1)});
    return Answer.ok(
        table.text()
            + "Evicted: "
            + evicted
            + ", pressure: "
            + MemoryView.shown(pressure.value())
            + "\n",
        new JsonMembers()
            .with("evicted", evicted)
            .withNumber("pressure", io.vavr.control.Option.of(pressure.value()))
            .object());
  }

  private TierLimits limits() {
    TierLimits limits = TierLimits.DOCUMENTED;
    for (Map.Entry<String, Long> one : most.entrySet()) {
      limits = limits.with(MemoryTier.labelled(one.getKey()), one.getValue());
    }
    return limits;
  }
}
