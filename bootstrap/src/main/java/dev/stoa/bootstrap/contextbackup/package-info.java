/** Wiring of context backups. */
@NullMarked
package dev.stoa.bootstrap.contextbackup;

import org.jspecify.annotations.NullMarked;
