/** The use cases of context backups. */
@NullMarked
@MayUse("conversation")
package dev.stoa.application.contextbackup;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
