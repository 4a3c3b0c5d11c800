/** Contracts of context backups. */
@NullMarked
package dev.stoa.testkit.contextbackup;

import org.jspecify.annotations.NullMarked;
