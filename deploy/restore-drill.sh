#!/bin/sh
# Tries the newest backup: puts it into a database of its own in a temporary folder, and says what came back. Run it
# once a month from the project's folder; the running site is not touched.
#   sh deploy/restore-drill.sh [folder of the backups]
set -eu
folder=${1:-${BACKUP_DIR:-}}
[ -n "$folder" ] || { echo "Usage: sh deploy/restore-drill.sh FOLDER"; exit 2; }
newest=$(ls -t "$folder"/*.backup.gz 2>/dev/null | head -n 1)
[ -n "$newest" ] || { echo "There is no backup in $folder."; exit 1; }
drill=$(mktemp -d)
trap 'rm -rf "$drill"' EXIT
echo "Trying $newest"
DATABASE_URL='' DATA_DIR="$drill" "${NODE:-node_modules/.bin/node}" --disable-warning=ExperimentalWarning scripts/backup.ts restore "$newest"
echo "The backup is good."
