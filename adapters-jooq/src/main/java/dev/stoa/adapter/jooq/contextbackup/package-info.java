/** Context backups in tables. */
@NullMarked
package dev.stoa.adapter.jooq.contextbackup;

import org.jspecify.annotations.NullMarked;
