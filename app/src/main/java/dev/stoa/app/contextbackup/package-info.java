/** The demo of context backups. */
@NullMarked
package dev.stoa.app.contextbackup;

import org.jspecify.annotations.NullMarked;
