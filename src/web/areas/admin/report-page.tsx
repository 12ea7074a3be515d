import { useQuery } from '@tanstack/react-query'
import { reportWords as words } from '#content/admin-money.ts'
import { officeWords } from '#content/office.ts'
import { type ReportFigures, readReport } from '#web/data/marketing-report.ts'
import { OfficePage } from '#web/office/office-page.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExportForm } from './export-form.tsx'
import { MonthChart } from './month-chart.tsx'

export function ReportPage() {
  const query = useQuery({ queryKey: ['report'], queryFn: readReport })
  return (
    <OfficePage title={words.title}>
      {query.isPending && <Skeleton lines={6} label={officeWords.loading} />}
      {query.isError && (
        <FailedState
          title={words.failed}
          retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}
        >
          {officeWords.kept}
        </FailedState>
      )}
      {query.data && <Report figures={query.data} />}
    </OfficePage>
  )
}

function Report({ figures: { totals, consenting, months } }: { figures: ReportFigures }) {
  return (
    <>
      <Figures
        figures={(['clients', 'referrals', 'points'] as const).map(name => ({
          label: words.totals[name],
          value: inThousands(totals[name]),
        }))}
      />
      <div className="month-charts">
        <MonthChart
          title={words.growth}
          bars={months.map(({ month, clients }) => ({ month, count: clients }))}
        />
        <MonthChart
          title={words.referrals}
          bars={months.map(({ month, referrals }) => ({ month, count: referrals }))}
        />
      </div>
      <ExportForm consenting={consenting} />
    </>
  )
}

// '1 862'
function inThousands(count: number) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
