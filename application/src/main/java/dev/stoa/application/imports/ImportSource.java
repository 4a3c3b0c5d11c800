package dev.stoa.application.imports;

import dev.stoa.domain.imports.ImportSystem;
import io.vavr.control.Option;
import java.time.ZoneId;

/**
 * What can be imported. The artifact {@code stoa-imports} has the stores of twelve systems, and
 * folders of memory files.
 */
public interface ImportSource {

  /** The system it comes from. */
  ImportSystem system();

  /** The zone of its local times. */
  Option<ZoneId> zone();

  /** Opens it for reading; throws a {@code RefusalException} of an {@code ImportRefused}. */
  OpenImport open();
}
